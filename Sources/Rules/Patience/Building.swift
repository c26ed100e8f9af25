// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// How cards follow one another in a pile.
public struct Building: Hashable, Sendable {
  public static let downInAlternatingColours = Building(.down, .alternatingColours)
  public static let downRegardlessOfSuit = Building(.down, .any)
  public static let downInSuit = Building(.down, .sameSuit)
  public static let upInSuit = Building(.up, .sameSuit)
  /// A rank higher or lower, whatever the suit.
  public static let upOrDown = Building(.either, .any)
  /// The same, round the corner too: a king and an ace follow one another.
  public static let upOrDownRoundTheCorner = Building(.either, .any, goesRound: true)
  /// The same, but nothing lies on a king.
  public static let upOrDownBelowKing = Building(.either, .any, kingsEndIt: true)

  enum Direction: Hashable, Sendable { case up, down, either }
  enum Suits: Hashable, Sendable { case any, alternatingColours, sameSuit }

  let direction: Direction
  let suits: Suits
  let goesRound: Bool
  let kingsEndIt: Bool

  private init(
    _ direction: Direction, _ suits: Suits, goesRound: Bool = false, kingsEndIt: Bool = false
  ) {
    self.direction = direction
    self.suits = suits
    self.goesRound = goesRound
    self.kingsEndIt = kingsEndIt
  }

  /// The same from the ace on to the king, or from the king on to the ace.
  public var turningTheCorner: Building {
    Building(direction, suits, goesRound: true, kingsEndIt: kingsEndIt)
  }

  /// What keeps a card from lying on another; a wrong rank comes first.
  enum Flaw: String, Hashable, Sendable { case rank, colour, suit }

  func flaw(of card: PlayingCard, on lower: PlayingCard) -> Flaw? {
    if !allows(card.rank, on: lower.rank) { return .rank }
    switch suits {
    case .any: return nil
    case .alternatingColours: return card.colour == lower.colour ? .colour : nil
    case .sameSuit: return card.suit == lower.suit ? nil : .suit
    }
  }

  public func allows(_ card: PlayingCard, on lower: PlayingCard) -> Bool {
    flaw(of: card, on: lower) == nil
  }

  private func allows(_ rank: Rank, on lower: Rank) -> Bool {
    switch direction {
    case .down: return rank.above == lower || goesRound && rank == .king && lower == .ace
    case .up: return rank.below == lower || goesRound && rank == .ace && lower == .king
    case .either:
      if kingsEndIt, lower == .king { return false }
      let distance = abs(rank.rawValue - lower.rawValue)
      return distance == 1 || goesRound && distance == Rank.king.rawValue - 1
    }
  }

  /// What goes on a card, the lower rank first; none where the row ends with it.
  public func ranks(on lower: Rank) -> [Rank] { Rank.allCases.filter { allows($0, on: lower) } }

  /// The rank a card lies on; nil where it can lie on none, or where that is more than one.
  private func rank(under card: PlayingCard) -> Rank? {
    switch direction {
    case .down: card.rank.above ?? (goesRound ? .ace : nil)
    case .up: card.rank.below ?? (goesRound ? .king : nil)
    case .either: nil
    }
  }

  /// What goes on a card, as in "takes a 6 or an 8"; nil where nothing does.
  public func wanted(on lower: PlayingCard) -> Term? {
    let ranks = ranks(on: lower.rank).map(\.wanted)
    guard ranks.count == 2 else { return ranks.first }
    return Term("wanted-either", ["first": .term(ranks[0]), "second": .term(ranks[1])])
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
