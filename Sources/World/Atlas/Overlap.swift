// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A card that a player may well put with another group than its own.
public struct Overlap: Hashable, Sendable {
  /// Why the other group is no foolish choice.
  public enum Cause: Hashable, Sendable {
    /// The card truly belongs there as well.
    case belongs
    /// Another thing of the same name is there: Georgia and Georgia.
    case homonym
  }

  /// A partner of `home`.
  public let card: Card
  /// The id of the group that the card is in.
  public let home: String
  /// The id of the other group.
  public let other: String
  /// Why the card is found here.
  public let cause: Cause

  /// Nothing is checked here; see ``all(in:)``.
  public init(card: Card, home: String, other: String, cause: Cause) {
    self.card = card
    self.home = home
    self.other = other
    self.cause = cause
  }

  /// The overlap as a message, for who puts groups together.
  public var term: Term {
    Term(
      cause == .belongs ? "overlap-belongs" : "overlap-homonym",
      ["card": .term(card.name), "home": .text(home), "other": .text(other)])
  }

  /// The overlaps among groups that are dealt together, in the order of the groups and partners.
  public static func all(in groups: [Group]) -> [Overlap] {
    groups.flatMap { home in
      home.partners.flatMap { card in
        groups.compactMap { other in
          guard other.id != home.id, let cause = cause(card, other) else { return nil }
          return Overlap(card: card, home: home.id, other: other.id, cause: cause)
        }
      }
    }
  }

  /// Why a card of some other group is found here too; nil where it is not.
  public static func cause(_ card: Card, _ other: Group) -> Cause? {
    if other.includes(card) { return .belongs }
    if let entity = card.entity, other.homonyms.contains(entity) { return .homonym }
    let label = card.label.trimmed
    return other.partners.contains { $0.label.trimmed == label } ? .homonym : nil
  }
}
