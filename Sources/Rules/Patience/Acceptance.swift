// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Cards offered to a pile: both as the game knows them, not as pieces.
public struct Offer<Card: Sendable>: Sendable {
  /// What would travel, the deepest first; never empty.
  public let cards: [Card]
  /// What lies there already, the deepest first.
  public let pile: [Card]
  public let place: Place

  @inlinable public init(_ cards: [Card], on pile: [Card], at place: Place) {
    self.cards = cards
    self.pile = pile
    self.place = place
  }

  @inlinable public var isToEmptyPile: Bool { pile.isEmpty }
}

/// A rule of a pile: what it takes, and why it refuses the rest.
///
/// Rules are values and combine; a game is the list of its piles' rules.
public struct Acceptance<Card: Sendable>: Sendable {
  public let refusal: @Sendable (Offer<Card>) -> Refusal?

  @inlinable public init(_ refusal: @escaping @Sendable (Offer<Card>) -> Refusal?) {
    self.refusal = refusal
  }

  /// Takes anything.
  @inlinable public static var anything: Acceptance { Acceptance { _ in nil } }

  /// Takes nothing from a player.
  @inlinable public static var nothing: Acceptance { Acceptance { .takesNothing($0.place) } }

  /// One rule while the pile is empty, another once something lies there.
  @inlinable public static func whenEmpty(_ first: Acceptance, else then: Acceptance) -> Acceptance
  {
    Acceptance { $0.isToEmptyPile ? first.refusal($0) : then.refusal($0) }
  }

  /// Takes what both rules take; the first refusal speaks.
  @inlinable public func and(_ other: Acceptance) -> Acceptance {
    Acceptance { refusal($0) ?? other.refusal($0) }
  }
}
