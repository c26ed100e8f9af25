// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct FreeCellActTests {
  private let sketch: Sketch<FreeCell>
  init() throws { sketch = Sketch(game: try FreeCell("easy")) }

  @Test("Auto-move all: aces and twos, and cards whose lower neighbours have all gone")
  func safe() throws {
    let table = try sketch.table(
      "column 1: 5S 2H AH", "column 2: 3H", "column 3: KD 2C", "column 4: 4D 5C", "cell 1: AC",
      "cell 2: AS")
    #expect(sketch.game.acts(on: table) == [.autoMoveAll])
    #expect(
      sketch.lines(try sketch.play(Move(.autoMoveAll), on: table).table) == [
        "column 1: 5S", "column 2: 3H", "column 3: KD", "column 4: 4D 5C",
        "foundation 1: AH 2H", "foundation 2: AC 2C", "foundation 3: AS",
      ])
  }

  @Test("Auto-move all: a three waits for both twos of the other colour")
  func waits() throws {
    let one = try sketch.table("column 1: 3H", "foundation 1: AH 2H", "foundation 2: AC 2C")
    #expect(
      sketch.game.refusal(of: Move(.autoMoveAll), on: one)
        == Refusal(Term("refused-nothing-safe")))
    let both = try sketch.table(
      "column 1: 3H", "foundation 1: AH 2H", "foundation 2: AC 2C", "foundation 3: AS 2S")
    #expect(sketch.game.refusal(of: Move(.autoMoveAll), on: both) == nil)
  }

  @Test("Auto-move of one card: foundation, then a card, then an empty column, then a cell")
  func autoMove() throws {
    let home = try sketch.table("column 1: KS 2H", "column 2: 3S", "foundation 1: AH")
    #expect(
      try sketch.autoMove("2h", on: home) == [
        "column 1: KS", "column 2: 3S", "foundation 1: AH 2H",
      ])
    let joined = try sketch.table("column 1: KS 2H", "column 3: 3S")
    #expect(try sketch.autoMove("2h", on: joined) == ["column 1: KS", "column 3: 3S 2H"])
    let apart = try sketch.table("column 1: KS 2H")
    #expect(try sketch.autoMove("2h", on: apart) == ["column 1: KS", "column 2: 2H"])
    let full = (2...8).map { "column \($0): \($0)C" }
    let parked = try sketch.table(["column 1: KS KH"] + full)
    #expect(try sketch.autoMove("kh", on: parked).last == "cell 1: KH")
  }

  @Test("Auto-move of one card: none for what gains nothing, or is not one card on the table")
  func noMove() throws {
    let table = try sketch.table("cell 1: KH", "column 1: QD")
    let full = (1...8).map { "column \($0): \($0 + 1)C" }
    let stuck = try sketch.table(full + ["cell 1: KH"])
    #expect(
      sketch.game.refusal(
        of: Move(.autoMove, with: [try sketch.piece("kh", on: stuck)]), on: stuck)
        == Refusal(Term("refused-no-move", ["card": try sketch.name("kh")])))
    for picked in [[], [Piece(0), Piece(1)], [Piece(-1)], [Piece(99)]] {
      #expect(
        sketch.game.refusal(of: Move(.autoMove, with: picked), on: table)
          == Refusal(Term("refused-nothing-picked")))
    }
  }

  @Test("Finishing is offered as soon as card after card finds its foundation, and wins")
  func finish() throws {
    let home = [
      "foundation 1: " + "A23456789".map { "\($0)C" }.joined(separator: " "),
      "foundation 2: " + "A23456789".map { "\($0)D" }.joined(separator: " "),
      "foundation 3: " + "A23456789".map { "\($0)H" }.joined(separator: " "),
      "foundation 4: " + "A23456789".map { "\($0)S" }.joined(separator: " "),
    ]
    let high = ["column 1: KC QD JC XD", "column 2: KH QS JH XC", "column 4: KS QH JS XH"]
    let ready = try sketch.table(home + high + ["cell 1: KD", "column 5: QC JD XS"])
    #expect(sketch.game.acts(on: ready).contains(.finish))
    let turn = try sketch.play(Move(.finish), on: ready)
    #expect(sketch.game.outcome(of: turn.table) == .won)
    let soon = try sketch.table(home + high + ["cell 1: KD", "column 5: XS QC JD"])
    #expect(sketch.game.acts(on: soon).contains(.finish))
    #expect(sketch.game.outcome(of: try sketch.play(Move(.finish), on: soon).table) == .won)
    let blocked = try sketch.table(
      home + high.prefix(2) + ["column 4: KS QH XH", "cell 1: KD", "column 5: XS QC JD JS"])
    #expect(
      sketch.game.refusal(of: Move(.finish), on: blocked)
        == Refusal(Term("refused-finish", ["stock": "no"])))
  }

  @Test("Acts that FreeCell does not have are refused")
  func unknown() throws {
    let table = try sketch.table("column 1: AH")
    #expect(sketch.game.refusal(of: Move("draw"), on: table) == Refusal(Term("refused-act")))
  }
}
