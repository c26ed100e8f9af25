// SPDX-License-Identifier: GPL-3.0-or-later

import Cards

/// Which hand some cards are, looked up: asked of ``PokerHand`` once for every set of ranks.
///
/// A hand is told by its raw value and one more; 0 is none.
struct HandTable: Sendable {
  static let standard = HandTable()

  /// By the ranks of cards of which no two are alike: of several suits, and of one.
  private let mixed: [UInt8]
  private let suited: [UInt8]
  /// By the same ranks: whether more cards may make a hand of them, whatever their suits.
  private let grows: [Bool]
  /// By how many cards: of one rank, and of two ranks each of which comes twice at least.
  private let oneRank: [UInt8]
  private let twoRanks: [UInt8]
  /// By the hand.
  let scores: [Int]

  private init() {
    let sets = (0..<1 << Rank.allCases.count).map { bits in
      Rank.allCases.indices.filter { bits >> $0 & 1 == 1 }.map { Rank.allCases[$0] }
    }
    // The first card alone is of another suit.
    let apart = sets.map { ranks in
      ranks.enumerated().map { PlayingCard($1, of: $0 == 0 ? .spades : .clubs) }
    }
    mixed = apart.map { $0.count > 1 ? Self.code(of: $0) : 0 }
    grows = apart.map { CardSet($0).isPartOfHand }
    suited = sets.map { ranks in Self.code(of: ranks.map { PlayingCard($0, of: .clubs) }) }
    let aces = Suit.allCases.map { PlayingCard(.ace, of: $0) }
    let kings = Suit.allCases.map { PlayingCard(.king, of: $0) }
    oneRank = (0...5).map { Self.code(of: Array(aces.prefix($0))) }
    twoRanks = (0...5).map { count in
      count < 4 ? 0 : Self.code(of: Array(aces[..<(count - 2)] + kings[..<2]))
    }
    scores = [0] + PokerHand.allCases.map(\.score)
  }

  private static func code(of cards: [PlayingCard]) -> UInt8 {
    guard (2...5).contains(cards.count), let hand = PokerHand(CardSet(cards)) else { return 0 }
    return UInt8(hand.rawValue + 1)
  }

  /// What cards make.
  @inline(__always)
  func hand(of cards: Gathered, size: Int) -> UInt8 {
    if cards.repeated == 0 {
      return cards.isOfOneSuit ? suited[Int(cards.ranks)] : mixed[Int(cards.ranks)]
    }
    guard cards.repeated == cards.ranks else { return 0 }
    return cards.ranks.withoutLowest == 0 ? oneRank[size] : twoRanks[size]
  }

  /// Whether it is worth while to add to cards; see ``CardSet/isPartOfHand``.
  @inline(__always)
  func isPartOfHand(_ cards: Gathered) -> Bool {
    cards.ranks.withoutLowest.withoutLowest == 0 || cards.isOfOneSuit
      || cards.repeated == 0 && grows[Int(cards.ranks)]
  }
}

/// What counts of some cards: their ranks, those that come twice, and their suits, a bit for each.
struct Gathered {
  var ranks: UInt16 = 0
  var repeated: UInt16 = 0
  var suits: UInt8 = 0

  /// - Parameter card: its number in ``PlayingCard/deck``.
  @inline(__always)
  func adding(_ card: UInt8) -> Gathered {
    let rank: UInt16 = 1 << UInt16(card >> 2)
    return Gathered(
      ranks: ranks | rank, repeated: repeated | ranks & rank, suits: suits | 1 << (card & 3))
  }

  @inline(__always)
  var isOfOneSuit: Bool { suits & (suits &- 1) == 0 }
}

extension UInt16 {
  @inline(__always)
  fileprivate var withoutLowest: UInt16 { self & (self &- 1) }
}
