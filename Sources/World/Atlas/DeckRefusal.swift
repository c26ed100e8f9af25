// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Why a deck cannot be dealt. Ids are those of groups.
public enum DeckRefusal: Error, Hashable, Sendable {
  case noGroup
  case unknownGroup(String)
  case groupTwice(String)
  case noBase(String)
  case noPartners(String)

  /// The refusal as a message to the player.
  public var term: Term {
    switch self {
    case .noGroup: Term("deck-no-group")
    case .unknownGroup(let id): Term("deck-unknown-group", ["group": .text(id)])
    case .groupTwice(let id): Term("deck-group-twice", ["group": .text(id)])
    case .noBase(let id): Term("deck-no-base", ["group": .text(id)])
    case .noPartners(let id): Term("deck-no-partners", ["group": .text(id)])
    }
  }
}
