// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A round that somebody has put together: these groups as they stand, overlaps and all.
public struct Deck: Codable, Hashable, Sendable, Identifiable {
  /// As in the file; `loadDeck(id:)` finds the deck by it.
  public let id: String
  /// The name as the file has it.
  public let title: String
  /// In the order of the file.
  public let groupIDs: [String]
  /// When there is one, the deck is dealt the same way every time.
  public let shuffleSeed: UInt64?

  /// The deck's name in the player's language, or else as in the file.
  public var name: Term { Term(Key("deck-\(id)"), fallback: title) }

  /// Nothing is checked here; see ``Catalogue/groups(of:)``.
  public init(id: String, title: String, groupIDs: [String], shuffleSeed: UInt64? = nil) {
    self.id = id
    self.title = title
    self.groupIDs = groupIDs
    self.shuffleSeed = shuffleSeed
  }
}
