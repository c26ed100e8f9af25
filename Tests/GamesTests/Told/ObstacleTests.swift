// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Patience
import Samples
import Testing

/// What a learner hears to be in the way of a game that is lost.
struct ObstacleTests {
  @Test("Of the cards that are wanted and in sight, the deepest, and what can go first")
  func buried() throws {
    let teller = Teller(Klondike(.one))
    #expect(
      try teller.obstacles(
        "foundation 1: AS 2S", "foundation 2: AC 2C 3C 4C",
        "column 2: 5C 4D 3S 2H") == ["5 of Clubs: column 2, under 3 cards, 2 of Hearts on top."])
    #expect(
      try teller.obstacles("foundation 1: AS 2S", "column 1: (KC) 4H 3S 2H") == [
        "3 of Spades: column 1, under 2 of Hearts."
      ])
    #expect(
      try teller.obstacles("foundation 1: AS 2S", "foundation 2: AH", "column 1: 4H 3S 2H") == [],
      "what can go is in nobody's way")
    #expect(try teller.obstacles("column 1: KD AS", "stock: (AC)", "waste: AH 2D") == [])
  }

  @Test("What lies face down is not given away")
  func faceDown() throws {
    #expect(
      try Teller(Klondike(.one)).obstacles(
        "foundation 1: AC", "column 1: (2C) KD", "column 3: (AD) (5C) (9D) 10H 9S",
        "column 4: AH", "column 5: (AS) QD") == [
          "Column 3: 3 cards face down under 10 of Hearts."
        ])
  }

  @Test("FreeCell: as deep as it lies, though all is in sight")
  func freecell() throws {
    #expect(
      try Teller(FreeCell("easy")).obstacles(
        "column 2: AS KC QD", "column 4: AH 10H 9S 8C", "cell 1: AD") == [
          "Ace of Hearts: column 4, under 3 cards, 8 of Clubs on top."
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

  @Test("Atlas: the group with the most covered, then what room there is not")
  func atlas() throws {
    let round = try Deal(Group.lettered(6, partners: 3))
    let some = round.game.obstacles(
      on: try round.table(
        "column 1: (a1) d1", "column 2: (b1) (b2) c1", "column 3: (c_base) e1",
        "foundation 1: a_base", "foundation 2: b_base"))
    #expect(some.map(\.key) == ["atlas-obstacle-group"])
    #expect(
      some.first?.fillings["cards"]
        == .list(try ["b1", "b2"].map { round.game.name(of: try round.piece($0)).form("short") }))
    let full = round.game.obstacles(
      on: try round.table(
        "column 1: (a1) e1", "column 2: e2", "column 3: (f_base) e3", "column 4: e_base",
        "foundation 1: a_base", "foundation 2: b_base", "foundation 3: c_base",
        "foundation 4: d_base"))
    #expect(
      full.map(\.key) == [
        "atlas-obstacle-group", "atlas-obstacle-foundations", "atlas-obstacle-columns",
      ])
    let bases = round.game.obstacles(
      on: try round.table(
        "column 1: (e_base) (f_base) a1", "column 2: (a2) b1", "foundation 1: a_base"))
    #expect(bases.map(\.key) == ["atlas-obstacle-bases"])
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
        "Kolumna 4: 3 zakryte karty, na wierzchu: Dama trefl."
      ),
    ])
  func languages(language: String, buried: String, hidden: String) throws {
    #expect(
      try Teller(Klondike(.one), language: language).obstacles("column 3: AS 5C KD") == [buried]
    )
    #expect(
      try Teller(try Spider("hard"), language: language).obstacles(
        "column 4: (KS) (2H) (3C) QC JD") == [hidden])
  }
}
