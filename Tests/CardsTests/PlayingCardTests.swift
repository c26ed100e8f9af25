// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Testing

struct PlayingCardTests {
  @Test("The deck holds 52 cards, each under its number, in the order that saves hang on")
  func deck() {
    let names = PlayingCard.deck.map(\.description)
    #expect(names.prefix(6) == ["AC", "AD", "AH", "AS", "2C", "2D"])
    #expect(names[36...39] == ["XC", "XD", "XH", "XS"])
    #expect(names.suffix(4) == ["KC", "KD", "KH", "KS"])
    #expect(Set(names).count == 52)
    #expect(PlayingCard.deck.map(\.number) == Array(0..<52))
    #expect(PlayingCard.deck.pieces == (0..<52).map { Piece($0) })
  }

  @Test("Hearts and diamonds are red, 26 cards of each colour")
  func colours() {
    #expect(PlayingCard.deck.filter { $0.colour == .red }.count == 26)
    #expect(Suit.allCases.map(\.colour) == [.black, .red, .red, .black])
  }

  @Test("Every card is read as it is written, in either case")
  func written() {
    for card in PlayingCard.deck {
      #expect(PlayingCard(card.description) == card)
      #expect(PlayingCard(card.description.lowercased()) == card)
    }
  }

  @Test("A ten may be typed in three ways", arguments: ["10s", "xS", "Ts"])
  func tens(typed: String) { #expect(PlayingCard(typed) == PlayingCard(.ten, of: .spades)) }

  @Test(
    "What is no card is not read",
    arguments: ["", "s", "7", "11s", "1s", "0h", "7x", "7hh", " 7h", "7 h", "k♠", "ſs", "kß"])
  func nonsense(typed: String) { #expect(PlayingCard(typed) == nil) }

  @Test("A name gives rank and suit as words to select by")
  func names() {
    #expect(
      PlayingCard(.queen, of: .hearts).name
        == Term("card-name", ["rank": "queen", "suit": "hearts"]))
    #expect(
      Rank.allCases.map(\.word) == [
        "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
        "queen", "king",
      ])
  }

  @Test("Ranks know their neighbours, and end at ace and king")
  func neighbours() {
    #expect(Rank.ace.below == nil)
    #expect(Rank.king.above == nil)
    #expect(Rank.ten.below == .nine)
    #expect(Rank.ten.above == .jack)
  }
}
