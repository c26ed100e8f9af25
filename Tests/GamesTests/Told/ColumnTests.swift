// SPDX-License-Identifier: GPL-3.0-or-later

import Games
import Patience
import Testing

/// A column as it is read: runs as runs, what can be taken first.
struct ColumnTests {
  @Test("Klondike: a run is told by its ends, then how many lie face down")
  func klondike() throws {
    let teller = Teller(Klondike(.one))
    #expect(
      try teller.label("column 3", "column 3: (2C) (KD) (AS) 10H 9S 8D 7S")
        == "Column 3: 7 of Spades to 10 of Hearts; 3 face down")
    #expect(try teller.label("column 1", "column 1: QH") == "Column 1: Queen of Hearts")
    #expect(
      try teller.label("column 1", "column 1: QH JC")
        == "Column 1: Jack of Clubs to Queen of Hearts")
    #expect(
      try teller.label("waste", "waste: 10H 9S") == "Waste: 9 of Spades", "only the top is free")
  }

  @Test("Everything: a run is counted; brief: it is not, nor is what lies face down")
  func verbosity() throws {
    let full = Teller(Klondike(.one), verbosity: .full)
    #expect(
      try full.label("column 1", "column 1: (2C) QH JC 10H")
        == "Column 1: 3 cards, 10 of Hearts to Queen of Hearts; 1 face down")
    let brief = Teller(Klondike(.one), verbosity: .brief)
    #expect(
      try brief.label("column 1", "column 1: (2C) QH JC 10H")
        == "Column 1: 10 Hearts to Queen Hearts")
  }

  @Test("FreeCell: the free run, then what it lies on, the nearest first")
  func freecell() throws {
    let teller = Teller(try FreeCell("easy"))
    #expect(
      try teller.label("column 2", "column 2: KC 9S JH 6H 5C 4D")
        == "Column 2: 4 of Diamonds to 6 of Hearts, on Jack of Hearts, 9 of Spades and King of Clubs"
    )
    #expect(
      try teller.label("column 2", "column 2: KC QH 9S 4C")
        == "Column 2: 4 of Clubs, on 9 of Spades and Queen of Hearts to King of Clubs")
    #expect(try teller.label("cell 1", "cell 1: 4C") == "Cell 1: 4 of Clubs")
  }

  @Test("Spider: a run is of one suit, for only that travels")
  func spider() throws {
    let teller = Teller(try Spider("hard"))
    #expect(
      try teller.label("column 5", "column 5: (KD) 10H 9S 8S 7S")
        == "Column 5: 7 of Spades to 9 of Spades, on 10 of Hearts; 1 face down")
  }

  @Test("Yukon: a run is what the column would take, though anything travels")
  func yukon() throws {
    let teller = Teller(Yukon())
    #expect(
      try teller.label("column 2", "column 2: (KD) 3H 10H 9S 8H 2C")
        == "Column 2: 2 of Clubs, on 8 of Hearts to 10 of Hearts and 3 of Hearts; 1 face down")
  }

  @Test(
    "Runs in every language",
    arguments: [
      ("de", "Spalte 2: Karo 4 bis Herz 6, auf Herz Bube; 2 verdeckt"),
      (
        "es",
        "Columna 2: del 4 de diamantes al 6 de corazones, sobre Jota de corazones; 2 boca abajo"
      ),
      (
        "pl",
        "Kolumna 2: od czwórki karo do szóstki kier, pod spodem: Walet kier; 2 zakryte"
      ),
    ])
  func languages(language: String, label: String) throws {
    let teller = Teller(Yukon(), language: language)
    let told = try teller.label("column 2", "column 2: (KD) (QD) JH 6H 5C 4D")
    #expect(told == label)
  }

  @Test("Roots: the deepest face-up card of each column that has one, and what it covers")
  func roots() throws {
    #expect(
      try Teller(Klondike(.one)).roots("column 1: KD", "column 4: (2C) (3C) KS QH", "waste: AC")
        == ["Column 1: King of Diamonds", "Column 4: King of Spades, 2 face down under it"])
    #expect(
      try Teller(try FreeCell("easy")).roots("column 8: 2C KH 5D", "cell 1: 9C")
        == ["Column 8: 2 of Clubs"])
  }
}
