// SPDX-License-Identifier: GPL-3.0-or-later

import Games
import Localization
import Patience
import Testing

/// Where a card is: its place, what covers it, how many moves away it is; never what lies hidden.
struct WhereaboutsTests {
  @Test("A card that can be taken now is free, alone or with its run")
  func free() throws {
    let klondike = Teller(Klondike(.one))
    #expect(try klondike.find("7h", "column 3: (2C) 7H") == ["7 of Hearts, column 3, 1 of 2, free"])
    #expect(
      try klondike.find("7h", "column 3: 8C 7H 6S 5H") == [
        "7 of Hearts, column 3, 3 of 4, free with 2 cards on it: 5 of Hearts to 6 of Spades"
      ])
    #expect(try klondike.find("7h", "waste: 2C 7H") == ["7 of Hearts, waste, 1 of 2, free"])
    let yukon = Teller(Yukon())
    #expect(
      try yukon.find("7h", "column 1: 7H QS")
        == ["7 of Hearts, column 1, 2 of 2, free with Queen of Spades on it"])
  }

  @Test("A covered card tells what lies on it, and the moves away if there is more than one")
  func covered() throws {
    let freecell = Teller(try FreeCell("easy"))
    #expect(
      try freecell.find("7h", "column 3: 7H 6S 5H 4S 3D") == [
        "7 of Hearts, column 3, 5 of 5, free with 4 cards on it: 3 of Diamonds to 6 of Spades"
      ])
    #expect(
      try freecell.find("7h", "column 3: 7H 9S 8D 7C 6D") == [
        "7 of Hearts, column 3, 5 of 5, under 4 cards: 6 of Diamonds to 9 of Spades"
      ])
    #expect(
      try freecell.find("7h", "column 3: 7H 6S KC QH JC") == [
        "7 of Hearts, column 3, 5 of 5, under 4 cards: "
          + "Jack of Clubs to King of Clubs and 6 of Spades; 2 moves away"
      ])
    #expect(
      try freecell.find("7h", "column 3: 7H KC")
        == ["7 of Hearts, column 3, 2 of 2, under King of Clubs"])
    let spider = Teller(try Spider("hard"))
    #expect(
      try spider.find("7h", "column 3: 7H 6S 5S 4H 3H") == [
        "7 of Hearts, column 3, 5 of 5, under 4 cards: "
          + "3 of Hearts to 4 of Hearts and 5 of Spades to 6 of Spades; 2 moves away"
      ])
  }

  @Test("In the waste only how many cards lie on it counts; a foundation covers nothing")
  func elsewhere() throws {
    let klondike = Teller(Klondike(.three))
    #expect(
      try klondike.find("7h", "waste: 2C 7H 3C 9D")
        == ["7 of Hearts, waste, 3 of 4, under 2 cards"])
    #expect(
      try klondike.find("ah", "foundation 2: AH 2H") == ["Ace of Hearts, foundation 2, 2 of 2"])
  }

  @Test("A card out of sight tells no place; of several alike, how many there are")
  func outOfSight() throws {
    #expect(
      try Teller(Klondike(.one)).find("7h", "column 2: (7H) 2C") == ["Not in sight: 7 of Hearts"])
    #expect(try Teller(Klondike(.one)).find("7h", "stock: (7H)") == ["Not in sight: 7 of Hearts"])
    #expect(
      try Teller(Spider("easy")).find("7s", "stock: (7S) (2S) (7S)", "column 1: (7S) 7S") == [
        "7, column 1, 1 of 2, free", "Not in sight: 7, 3 cards",
      ])
    #expect(try Teller(Klondike(.one)).find("7h", "column 2: 2C") == [])
  }

  @Test(
    "Where a card is, in every language",
    arguments: [
      (
        "de",
        [
          "Herz 7, Spalte 3, 5 von 5, unter 4 Karten: "
            + "Kreuz Bube bis Kreuz König und Pik 6; 2 Züge entfernt"
        ]
      ),
      (
        "es",
        [
          "7 de corazones, columna 3, 5 de 5, bajo 4 cartas: "
            + "de la Jota de tréboles al Rey de tréboles y 6 de picas; a 2 jugadas"
        ]
      ),
      (
        "pl",
        [
          "Siódemka kier, kolumna 3, 5 z 5, pod 4 kartami: "
            + "od waleta trefl do króla trefl i Szóstka pik; do wzięcia za 2 ruchy"
        ]
      ),
    ])
  func languages(language: String, found: [String]) throws {
    let teller = Teller(try FreeCell("easy"), language: language)
    let told = try teller.find("7h", "column 3: 7H 6S KC QH JC")
    #expect(told == found)
  }
}
