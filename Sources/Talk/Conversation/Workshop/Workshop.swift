// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a player needs to put together groups of cards: the catalogue, to look things up in.
public protocol Workshop: Sendable {
  /// The things of the catalogue that go by a name, each as a card; more than one where they share
  /// it.
  func things(called name: String) -> [DraftCard]

  /// The groups that have these words in their names.
  func groups(called words: String) -> [DraftMember]

  /// The cards that a player may well put with another group of the catalogue, and with which.
  func overlaps(of draft: DraftGroup) -> [(card: DraftCard, groups: [Term])]

  /// Why a text cannot be the name of a group, a deck or a card; nil where it can.
  func refusal(ofName text: String) -> Refusal?
}

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

/// A group as a player puts it into a deck.
public struct DraftMember: Hashable, Codable, Sendable {
  public let id: String
  public let name: Term

  public init(id: String, name: Term) {
    self.id = id
    self.name = name
  }
}
