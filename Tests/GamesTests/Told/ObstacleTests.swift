// SPDX-License-Identifier: GPL-3.0-or-later

import Games
import Patience
import Testing

/// What a learner hears to be in the way of a game that is lost.
struct ObstacleTests {
  @Test("Of the cards that are wanted, the one with the most on it, and what can go first")
  func buried() throws {
    let teller = Teller(Klondike(.one))
    #expect(
      try teller.obstacles(
        "foundation 1: AC", "column 1: (2C) KD", "column 3: (AS) (5C) (9D) 10H 9S",
        "column 4: AH", "column 5: (7C) AD QD") == [
          "Ace of Spades: column 3, under 4 cards, 9 of Spades on top."
        ])
    #expect(
      try teller.obstacles("column 1: (AS) KD") == [
        "Ace of Spades: column 1, under King of Diamonds."
      ])
    #expect(try teller.obstacles("column 1: KD AS", "stock: (AC)", "waste: AH 2D") == [])
  }

  @Test("FreeCell: as deep as it lies, though all is in sight")
  func freecell() throws {
    #expect(
      try Teller(FreeCell("easy")).obstacles(
        "column 2: AH KC QD", "column 4: AS 10H 9S 8D", "cell 1: AD") == [
          "Ace of Spades: column 4, under 3 cards, 8 of Diamonds on top."
        ])
  }

  @Test("Spider: the column with the most face down, and what lies open on them")
  func spider() throws {
    let teller = Teller(try Spider("hard"))
    #expect(
      try teller.obstacles(
        "column 2: (KD) 5H", "column 4: (KS) (2H) (3C) QC JD 10S", "column 5: (4D) (4D) 9S") == [
          "Column 4: 3 cards face down under Queen of Clubs."
        ])
    #expect(
      try teller.obstacles("column 2: (KD) 5H", "column 3: 2C") == [
        "Column 2: 1 card face down under 5 of Hearts."
      ])
    #expect(try teller.obstacles("column 2: KD 5H") == [])
  }

  @Test(
    "Obstacles in every language",
    arguments: [
      (
        "de", "Pik Ass: Spalte 3, unter 2 Karten, obenauf: Karo König.",
        "Spalte 4: 3 Karten verdeckt, darüber: Kreuz Dame."
      ),
      (
        "es", "As de picas: columna 3, debajo de 2 cartas, encima de todas: Rey de diamantes.",
        "Columna 4: 3 cartas boca abajo, encima: Reina de tréboles."
      ),
      (
        "pl", "As pik: kolumna 3, pod 2 kartami, na wierzchu: Król karo.",
        "Kolumna 4: 3 zakryte karty, na nich: Dama trefl."
      ),
    ])
  func languages(language: String, buried: String, hidden: String) throws {
    #expect(
      try Teller(Klondike(.one), language: language).obstacles("column 3: (AS) (5C) KD") == [buried]
    )
    #expect(
      try Teller(try Spider("hard"), language: language).obstacles(
        "column 4: (KS) (2H) (3C) QC JD") == [hidden])
  }
}
