// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Testing

/// Saves of every game, read from their JSON.
enum Saves {
  static func decode(_ data: Data) throws -> SavedMatch {
    let decoder = JSONDecoder()
    decoder.userInfo[try #require(GameTypes.userInfoKey)] = GameTypes([
      AtlasSolitaire.self, Klondike.self, Yukon.self, FreeCell.self, Spider.self,
      BakersDozen.self, EightOff.self, FortyThieves.self, Canfield.self, Scorpion.self,
    ])
    return try decoder.decode(SavedMatch.self, from: data)
  }

  /// A match as it is saved, with its JSON edited.
  static func edited(
    _ match: Match, _ edit: (inout [String: Any]) throws -> Void
  ) throws -> SavedMatch {
    let saved = try JSONSerialization.jsonObject(with: JSONEncoder().encode(match.saved))
    var object = try #require(saved as? [String: Any])
    try edit(&object)
    return try decode(JSONSerialization.data(withJSONObject: object))
  }
}
