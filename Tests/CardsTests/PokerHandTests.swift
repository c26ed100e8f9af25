// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Testing

struct PokerHandTests {
  private func hand(_ words: String) -> PokerHand? {
    PokerHand(CardSet(words.split(separator: " ").compactMap { PlayingCard(String($0)) }))
  }

  @Test("The table of hands and scores, each hand with an example")
  func table() {
    let scores: [(PokerHand, Int, cards: Int)] = [
      (.pair, 15, 2), (.miniStraight, 25, 3), (.miniFlush, 30, 3), (.miniStraightFlush, 35, 3),
      (.miniRoyalFlush, 40, 3), (.threeOfAKind, 45, 3), (.twoPair, 50, 4),
      (.nearlyStraight, 55, 4), (.nearlyFlush, 60, 4), (.nearlyStraightFlush, 65, 4),
      (.nearlyRoyalFlush, 70, 4), (.fourOfAKind, 75, 4), (.straight, 80, 5), (.flush, 85, 5),
      (.fullHouse, 90, 5), (.straightFlush, 95, 5), (.royalFlush, 100, 5),
    ]
    #expect(scores.map(\.0) == PokerHand.allCases)
    for (hand, score, count) in scores {
      #expect(hand.score == score)
      #expect(hand.example.count == count)
      #expect(PokerHand(CardSet(hand.example)) == hand)
    }
    #expect(PokerHand.allCases.map(\.score).sorted() == scores.map(\.1))
    #expect(PokerHand.pair.name == Term("hand-pair"))
    #expect(
      PokerHand.pair.reference
        == Term(
          "hand-reference",
          [
            "hand": .term(Term("hand-pair")), "score": 15,
            "cards": .list(
              [PlayingCard(.nine, of: .clubs), .init(.nine, of: .hearts)].map(\.name)),
          ]))
  }

  @Test(
    "Straights run round the corner, whatever the order of the cards",
    arguments: [
      ("AC 2D 3H", PokerHand.miniStraight), ("QC KD AH", .miniStraight),
      ("KC AD 2H", .miniStraight),
      ("2H KC AD", .miniStraight), ("KC AC 2C", .miniStraightFlush),
      ("JC QD KH AS", .nearlyStraight), ("QC KD AH 2S", .nearlyStraight),
      ("KC AD 2H 3S", .nearlyStraight), ("QC KC AC 2C", .nearlyStraightFlush),
      ("XC JD QH KS AC", .straight), ("JC QD KH AS 2C", .straight), ("KC AD 2H 3S 4C", .straight),
      ("AC 2D 3H 4S 5C", .straight), ("QD KD AD 2D 3D", .straightFlush),
    ])
  func roundTheCorner(words: String, expected: PokerHand) { #expect(hand(words) == expected) }

  @Test(
    "Royal is jack, queen, king of a suit, then the ace, then the ten, and nothing else",
    arguments: [
      ("JS QS KS", PokerHand.miniRoyalFlush), ("QS KS AS", .miniStraightFlush),
      ("XS JS QS", .miniStraightFlush), ("JS QS KS AS", .nearlyRoyalFlush),
      ("XS JS QS KS", .nearlyStraightFlush), ("QS KS AS 2S", .nearlyStraightFlush),
      ("XS JS QS KS AS", .royalFlush), ("9S XS JS QS KS", .straightFlush),
      ("JS QS KH", .miniStraight), ("JS QS KS 9S", .nearlyFlush),
    ])
  func royal(words: String, expected: PokerHand) { #expect(hand(words) == expected) }

  @Test(
    "Every card must count: no kickers, and no hand of one card or none",
    arguments: [
      "", "9C", "9C XC", "9C XD", "9C 9D 4H", "9C 9D 9H 4S", "9C 9D 4H 4S KD", "9C 9D 9H 9S 4C",
      "5C 6D 7H 9S", "5C 6C 7C 8C 9D KC", "5C 5D 6H", "AC 3D KH", "2C 4C 6C 8D",
    ])
  func kickers(words: String) { #expect(hand(words) == nil) }

  @Test("Six cards are no hand, even in a row or of one suit")
  func six() {
    #expect(hand("2C 3C 4C 5C 6C 7C") == nil)
    #expect(hand("9C 9D 9H 4C 4D 4H") == nil)
  }

  @Test("What is part of a hand of up to five cards, and what is not")
  func parts() {
    let part = ["9C", "9C KD", "9C 9D 4H", "9C 9D 9H 4S", "5C 7D 9H", "KC 2D 3H 4S", "2C 7C JC KC"]
    let none = ["9C 9D 4H KS", "5C 7D XH", "AC 3D 6H", "2C 7C JD"]
    for words in part + none {
      let cards = words.split(separator: " ").compactMap { PlayingCard(String($0)) }
      #expect(CardSet(cards).isPartOfHand == part.contains(words), "\(words)")
    }
  }
}
