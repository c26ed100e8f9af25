// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// How cards follow one another in a pile.
public struct Building: Hashable, Sendable {
  public static let downInAlternatingColours = Building(.down, .alternatingColours)
  public static let downRegardlessOfSuit = Building(.down, .any)
  public static let downInSuit = Building(.down, .sameSuit)
  public static let upInSuit = Building(.up, .sameSuit)

  enum Direction: Hashable, Sendable { case up, down }
  enum Suits: Hashable, Sendable { case any, alternatingColours, sameSuit }

  let direction: Direction
  let suits: Suits

  private init(_ direction: Direction, _ suits: Suits) {
    self.direction = direction
    self.suits = suits
  }

  /// What keeps a card from lying on another; a wrong rank comes first.
  enum Flaw: String, Hashable, Sendable { case rank, colour, suit }

  func flaw(of card: PlayingCard, on lower: PlayingCard) -> Flaw? {
    if rank(under: card) != lower.rank { return .rank }
    switch suits {
    case .any: return nil
    case .alternatingColours: return card.colour == lower.colour ? .colour : nil
    case .sameSuit: return card.suit == lower.suit ? nil : .suit
    }
  }

  public func allows(_ card: PlayingCard, on lower: PlayingCard) -> Bool {
    flaw(of: card, on: lower) == nil
  }

  /// The rank a card lies on; nil where it can lie on none.
  private func rank(under card: PlayingCard) -> Rank? {
    direction == .down ? card.rank.above : card.rank.below
  }

  /// What a card lies on, as in "it goes on a black 5"; nil where it can lie on nothing.
  func wanted(under card: PlayingCard) -> Term? {
    rank(under: card).map { rank in
      switch suits {
      case .any: rank.wanted
      case .alternatingColours:
        Term(
          "wanted-rank-colour",
          ["rank": .text(rank.word), "colour": .text(card.colour.other.rawValue)])
      case .sameSuit: PlayingCard(rank, of: card.suit).name
      }
    }
  }
}

extension Building {
  /// How many cards at the end of a pile, given from its bottom, follow one another.
  public func runLength(endingIn pile: [PlayingCard]) -> Int {
    let breaks = pile.indices.dropFirst().last { !allows(pile[$0], on: pile[$0 - 1]) }
    return pile.count - (breaks ?? 0)
  }

  /// Why cards cannot travel together: the deepest place where they do not follow one another.
  public func refusal(ofRun cards: [PlayingCard]) -> Refusal? {
    for (lower, upper) in zip(cards, cards.dropFirst()) {
      guard let flaw = flaw(of: upper, on: lower) else { continue }
      return Refusal {
        Term(
          "refused-run",
          [
            "card": .term(cards[0].name), "count": .number(cards.count),
            "lower": .term(lower.name), "upper": .term(upper.name), "flaw": .text(flaw.rawValue),
          ])
      }
    }
    return nil
  }
}

extension Rank {
  /// Any card of the rank, as in "takes a king".
  public var wanted: Term { Term("wanted-rank", ["rank": .text(word)]) }
}
