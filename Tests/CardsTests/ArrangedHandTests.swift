// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Cards

@Suite struct ArrangedHandTests {
  @Test(
    "the cards of a hand are named by what makes it one",
    arguments: [
      ("QC 6H QD 6C QS", "QC QD QS 6H 6C"), ("9C 5H 8D 7S 6C", "5H 6C 7S 8D 9C"),
      ("2C AD QS KH", "QS KH AD 2C"), ("XS AS KS JS QS", "XS JS QS KS AS"),
      ("KD 8C KS 8H", "8C 8H KD KS"), ("9D 3D QD 6D", "3D 6D 9D QD"),
      ("5S AC 5D AH", "AC AH 5S 5D"),
    ]) func order(cards: String, arranged: String) throws
  {
    let hand = cards.split(separator: " ").compactMap { PlayingCard(String($0)) }
    let kind = try #require(PokerHand(CardSet(hand)))
    #expect(kind.arranged(hand).map(\.description).joined(separator: " ") == arranged)
  }

  @Test func everyExampleStandsInThisOrder() {
    for hand in PokerHand.allCases { #expect(hand.arranged(hand.example) == hand.example) }
  }
}
