// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

struct KlondikeHintTests {
  private let spread = Spread(Klondike(.one))

  private func reason(_ lines: [String], on spread: Spread<Klondike>) throws -> String? {
    try spread.game.advice(on: spread.table(lines))?.reason.key.name
  }

  @Test("Hints: safe cards, then what turns up a card, then the waste, then drawing")
  func order() throws {
    var table = try spread.table(
      "column 1: (KD) AS", "column 2: (2D) (QD) 8H", "column 3: 9C XS", "column 4: JD",
      "column 5: 9S", "waste: 8D", "stock: (5C)")
    var hints: [String] = []
    while let advice = spread.game.advice(on: table), hints.count < 9 {
      hints.append(advice.reason.key.name)
      table = try spread.play(advice.move, on: table).table
    }
    #expect(
      hints == [
        // Ace of Spades, 8 of Hearts to the 9 of Spades, 10 of Spades to the Jack.
        "hint-safe", "hint-turns-up", "hint-joins", "hint-from-waste", "hint-draw",
      ])
  }

  @Test("Hints: the waste is gone through again only for a card that will lie open")
  func recycle() throws {
    let three = Spread(Klondike(.three))
    let lines = ["column 1: 9S", "waste: 8D 5C 6C 7C"]
    #expect(try reason(lines, on: spread) == "hint-recycle")
    #expect(try reason(lines, on: three) == nil)
    #expect(try reason(["column 1: 9S", "waste: 5C 6C 8D 7C"], on: three) == "hint-recycle")
    #expect(try reason(["column 1: 9S", "waste: 5C 6C"], on: spread) == nil)
  }

  @Test("Hints: a column is emptied only where a king waits for it")
  func kings() throws {
    let full = ["column 1: QS", "column 2: KH", "column 3: 4S", "column 4: 6S", "column 5: 8S"]
    #expect(try reason(full + ["column 6: XS", "column 7: 2C"], on: spread) == nil)
    #expect(
      try reason(full + ["column 6: XS", "column 7: 2C", "waste: KC 9S"], on: spread)
        == "hint-empties-column")
  }
}
