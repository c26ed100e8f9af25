// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a player has put together, as it is kept.
public struct OwnGroups: Hashable, Codable, Sendable {
  public internal(set) var groups: [DraftGroup]
  public internal(set) var decks: [DraftDeck]

  public init(groups: [DraftGroup] = [], decks: [DraftDeck] = []) {
    self.groups = groups
    self.decks = decks
  }
}

/// A card as a player puts it into a group.
public struct DraftCard: Hashable, Codable, Sendable {
  /// What the group's file keeps.
  public let label: String
  /// What in the world it stands for; nil for a name that is only itself.
  public let entity: String?

  public init(label: String, entity: String? = nil) {
    self.label = label
    self.entity = entity
  }

  public var name: Term {
    guard let entity else { return Term("name-own", ["name": .text(label)], fallback: label) }
    return Term(Key(entity), fallback: label)
  }
}

/// A card of the catalogue, or one that is only a name, as it may be put into a group.
public struct FoundCard: Hashable, Codable, Sendable {
  public let card: DraftCard
  /// The names of other groups that it may well be put with.
  public let overlaps: [Term]

  public init(_ card: DraftCard, overlaps: [Term]) {
    self.card = card
    self.overlaps = overlaps
  }
}

/// A group as a player puts it into a deck.
public struct DraftMember: Hashable, Codable, Sendable {
  public let id: String
  public let name: Term

  public init(id: String, name: Term) {
    self.id = id
    self.name = name
  }
}
