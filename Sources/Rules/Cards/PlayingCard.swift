// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// One of the 52 French playing cards.
public struct PlayingCard: Hashable, Sendable {
  public let rank: Rank
  public let suit: Suit

  public init(_ rank: Rank, of suit: Suit) {
    self.rank = rank
    self.suit = suit
  }

  /// All 52, rank by rank from the aces; in a rank clubs, diamonds, hearts, spades. Saves and
  /// numbered deals hang on this order.
  public static let deck: [PlayingCard] = Rank.allCases.flatMap { rank in
    Suit.allCases.map { PlayingCard(rank, of: $0) }
  }

  /// The card's index in ``deck``, from 0.
  public var number: Int {
    (rank.rawValue - 1) * Suit.allCases.count + (Suit.allCases.firstIndex(of: suit) ?? 0)
  }

  public var colour: Suit.Colour { suit.colour }

  /// `card-name`, which selects by the words `rank` ("ace", "two" … "king") and `suit` ("clubs",
  /// "diamonds", "hearts", "spades").
  public var name: Term { Self.names[number] }

  /// Made once: every refusal names two cards.
  private static let names = deck.map { card in
    Term("card-name", ["rank": .text(card.rank.word), "suit": .text(card.suit.rawValue)])
  }
}

extension PlayingCard {
  public var face: Face { .card(rank: rank.word, suit: suit.rawValue) }
}

extension Term {
  /// The same, with cards named as in a pack of one suit.
  public var inOneSuit: Term {
    Term(
      key == "card-name" ? "card-rank" : key,
      fillings.mapValues { filling in
        switch filling {
        case .term(let term): .term(term.inOneSuit)
        case .list(let terms): .list(terms.map(\.inOneSuit))
        default: filling
        }
      }, fallback: fallback)
  }
}

/// As it is typed: "7h", "10s" or "xs", "KD". Written in two signs: "XS".
extension PlayingCard: LosslessStringConvertible {
  public var description: String { "\(rank.sign)\(suit.letter.uppercased())" }

  public init?(_ typed: String) {
    guard let letter = typed.last?.lowercased(), letter.count == 1,
      let suit = Suit.allCases.first(where: { String($0.letter) == letter }),
      let rank = Rank(typed.dropLast())
    else { return nil }
    self.init(rank, of: suit)
  }
}

extension [PlayingCard] {
  /// The pieces that stand for these cards, by their places in the list.
  public var pieces: [Piece] { indices.map { Piece($0) } }
}
