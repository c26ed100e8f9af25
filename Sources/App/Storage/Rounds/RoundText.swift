// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Rounds to and from JSON, with errors that say where.
enum RoundText {
  static func decode<Content: Decodable>(
    _ type: Content.Type, from text: Data, games: GameTypes
  ) throws(RoundProblem) -> Content {
    let decoder = JSONDecoder()
    if let key = GameTypes.userInfoKey { decoder.userInfo[key] = games }
    do { return try decoder.decode(type, from: text) } catch { throw RoundProblem(error, in: text) }
  }

  static func replay(_ round: SavedMatch) throws(RoundProblem) -> Match {
    do { return try Match(replaying: round) } catch { throw .replay(error) }
  }
}
