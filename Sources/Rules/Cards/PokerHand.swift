// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A poker hand of two to five cards, all of which count; from the least to the most it scores.
///
/// Ranks go round: king, ace, two is a straight.
public enum PokerHand: Int, Hashable, Sendable, CaseIterable, Comparable {
  case pair
  case miniStraight, miniFlush, miniStraightFlush, miniRoyalFlush, threeOfAKind
  case twoPair, nearlyStraight, nearlyFlush, nearlyStraightFlush, nearlyRoyalFlush, fourOfAKind
  case straight, flush, fullHouse, straightFlush, royalFlush

  /// The best name the cards deserve; nil for cards that are no hand.
  public init?(_ cards: CardSet) {
    guard let form = cards.form else { return nil }
    switch (cards.count, form) {
    case (2, .oneRank): self = .pair
    case (3, .straight): self = .miniStraight
    case (3, .flush): self = .miniFlush
    case (3, .straightFlush): self = .miniStraightFlush
    case (3, .royalFlush): self = .miniRoyalFlush
    case (3, .oneRank): self = .threeOfAKind
    case (4, .twoRanks): self = .twoPair
    case (4, .straight): self = .nearlyStraight
    case (4, .flush): self = .nearlyFlush
    case (4, .straightFlush): self = .nearlyStraightFlush
    case (4, .royalFlush): self = .nearlyRoyalFlush
    case (4, .oneRank): self = .fourOfAKind
    case (5, .straight): self = .straight
    case (5, .flush): self = .flush
    case (5, .twoRanks): self = .fullHouse
    case (5, .straightFlush): self = .straightFlush
    case (5, .royalFlush): self = .royalFlush
    default: return nil
    }
  }

  public var score: Int { entry.score }

  /// `hand-pair`
  public var name: Term { Term(Key("hand-\(entry.word)")) }

  /// Cards that are this hand.
  public var example: [PlayingCard] {
    entry.example.split(separator: " ").compactMap { PlayingCard(String($0)) }
  }

  /// The hand with its score and an example, in one line.
  public var reference: Term {
    Term(
      "hand-reference",
      [
        "hand": .term(name), "score": .number(score), "cards": .list(example.map(\.name)),
      ])
  }

  public static func < (one: PokerHand, other: PokerHand) -> Bool {
    one.rawValue < other.rawValue
  }

  private var entry: Entry { Self.entries[rawValue] }

  private struct Entry {
    let word: String
    let score: Int
    let example: String

    init(_ word: String, _ score: Int, _ example: String) {
      self.word = word
      self.score = score
      self.example = example
    }
  }

  /// In the order of the cases.
  private static let entries = [
    Entry("pair", 15, "9C 9H"),
    Entry("mini-straight", 25, "7S 8D 9C"),
    Entry("mini-flush", 30, "2H 7H JH"),
    Entry("mini-straight-flush", 35, "4C 5C 6C"),
    Entry("mini-royal-flush", 40, "JD QD KD"),
    Entry("three-of-a-kind", 45, "5C 5D 5S"),
    Entry("two-pair", 50, "8C 8H KD KS"),
    Entry("nearly-straight", 55, "QS KH AD 2C"),
    Entry("nearly-flush", 60, "3D 6D 9D QD"),
    Entry("nearly-straight-flush", 65, "6S 7S 8S 9S"),
    Entry("nearly-royal-flush", 70, "JH QH KH AH"),
    Entry("four-of-a-kind", 75, "4C 4D 4H 4S"),
    Entry("straight", 80, "5H 6C 7S 8D 9C"),
    Entry("flush", 85, "2S 5S 8S XS KS"),
    Entry("full-house", 90, "QC QD QS 6H 6C"),
    Entry("straight-flush", 95, "3C 4C 5C 6C 7C"),
    Entry("royal-flush", 100, "XS JS QS KS AS"),
  ]
}
