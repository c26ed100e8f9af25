// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Testing

/// How many sets of so many cards are which hand, against counts made by hand.
///
/// A straight of n cards begins at any of 13 ranks, for it runs round the corner, and has a card of
/// one of 4 suits at each rank: 13 · 4ⁿ, of which 13 · 4 are of one suit. Of those, 4 are royal.
struct EveryPokerHandTests {
  private static let straightFlushes = 13 * 4
  private static let royalFlushes = 4

  private static func choose(_ count: Int, of all: Int) -> Int {
    (0..<count).reduce(1) { $0 * (all - $1) / ($1 + 1) }
  }

  private static func flushes(_ count: Int) -> Int {
    4 * choose(count, of: 13) - straightFlushes
  }

  private static func straights(_ count: Int) -> Int {
    13 * (0..<count).reduce(1) { power, _ in power * 4 } - straightFlushes
  }

  /// Counts every set of so many cards by the hand it is.
  private static func census(_ count: Int) -> (hands: [PokerHand: Int], sets: Int) {
    let deck = PlayingCard.deck.map { CardSet([$0]) }
    var (tally, sets) = (Array(repeating: 0, count: PokerHand.allCases.count), 0)
    func add(_ left: Int, to set: CardSet, from first: Int) {
      guard left > 0 else {
        sets += 1
        if let hand = PokerHand(set) { tally[hand.rawValue] += 1 }
        return
      }
      for index in first..<(deck.count - left + 1) {
        add(left - 1, to: set.union(deck[index]), from: index + 1)
      }
    }
    add(count, to: CardSet(), from: 0)
    let hands = zip(PokerHand.allCases, tally).filter { $0.1 > 0 }
    return (Dictionary(uniqueKeysWithValues: hands), sets)
  }

  @Test("All 1,326 sets of two cards: 78 pairs")
  func two() {
    let census = Self.census(2)
    #expect(census.sets == 1_326)
    // A rank, and two of its four cards.
    #expect(census.hands == [.pair: 13 * Self.choose(2, of: 4)])
    #expect(census.hands == [.pair: 78])
  }

  @Test("All 22,100 sets of three cards")
  func three() {
    let census = Self.census(3)
    #expect(census.sets == 22_100)
    #expect(
      census.hands == [
        .miniStraight: Self.straights(3), .miniFlush: Self.flushes(3),
        .miniStraightFlush: Self.straightFlushes - Self.royalFlushes,
        .miniRoyalFlush: Self.royalFlushes,
        // A rank, and three of its four cards.
        .threeOfAKind: 13 * Self.choose(3, of: 4),
      ])
    #expect(
      census.hands == [
        .miniStraight: 780, .miniFlush: 1_092, .miniStraightFlush: 48, .miniRoyalFlush: 4,
        .threeOfAKind: 52,
      ])
  }

  @Test("All 270,725 sets of four cards")
  func four() {
    let census = Self.census(4)
    #expect(census.sets == 270_725)
    #expect(
      census.hands == [
        // Two ranks, and two of the four cards of each.
        .twoPair: Self.choose(2, of: 13) * Self.choose(2, of: 4) * Self.choose(2, of: 4),
        .nearlyStraight: Self.straights(4), .nearlyFlush: Self.flushes(4),
        .nearlyStraightFlush: Self.straightFlushes - Self.royalFlushes,
        .nearlyRoyalFlush: Self.royalFlushes, .fourOfAKind: 13,
      ])
    #expect(
      census.hands == [
        .twoPair: 2_808, .nearlyStraight: 3_276, .nearlyFlush: 2_808, .nearlyStraightFlush: 48,
        .nearlyRoyalFlush: 4, .fourOfAKind: 13,
      ])
  }

  @Test("All 2,598,960 sets of five cards")
  func five() {
    let census = Self.census(5)
    #expect(census.sets == 2_598_960)
    #expect(
      census.hands == [
        .straight: Self.straights(5), .flush: Self.flushes(5),
        // A rank with three of its four cards, another with two of its four.
        .fullHouse: 13 * Self.choose(3, of: 4) * 12 * Self.choose(2, of: 4),
        .straightFlush: Self.straightFlushes - Self.royalFlushes, .royalFlush: Self.royalFlushes,
      ])
    #expect(
      census.hands == [
        .straight: 13_260, .flush: 5_096, .fullHouse: 3_744, .straightFlush: 48, .royalFlush: 4,
      ])
  }
}
