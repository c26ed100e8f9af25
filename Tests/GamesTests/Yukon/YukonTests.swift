// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct YukonTests {
  private let spread = Spread(Yukon())

  @Test("Deal: one card, then columns of n - 1 face down and five face up; no stock")
  func deal() {
    let table = Match(Yukon(), seed: 8).table
    let columns = table.places.filter { $0.kind == .column }
    #expect(columns.map { table[$0].count } == [1, 6, 7, 8, 9, 10, 11])
    #expect(columns.map { table[$0].hiddenCount } == [0, 1, 2, 3, 4, 5, 6])
    #expect(table.pieces.sorted() == (0..<52).map { Piece($0) })
    #expect(Match(Yukon(), seed: 9).table.pieces != table.pieces)
  }

  @Test("Progress knows of no stock")
  func progress() {
    let table = Match(Yukon(), seed: 8).table
    #expect(
      Yukon().progress(of: table) == [
        Term("progress-foundations", ["done": 0, "total": 52]),
        Term("progress-hidden", ["hidden": 21]),
      ])
  }

  @Test("Any face-up card moves with all that lies on it, in order or not")
  func groups() throws {
    let table = try spread.table("column 1: (2C) 8H AC KD", "column 2: 9S", "column 3: (3C) KS 4D")
    #expect(
      spread.lines(try spread.after("8H", to: "column 2", on: table))
        == ["column 1: 2C", "column 2: 9S 8H AC KD", "column 3: (3C) KS 4D"])
    #expect(
      try spread.refusal("AC", to: "foundation 1", on: table)?.reason.key
        == "refused-one-at-a-time")
    #expect(
      try spread.refusal("2C", to: "column 4", on: table)
        == Refusal(Term("refused-face-down")))
    #expect(try spread.goals("KS", on: table) == (4...7).map { "column \($0)" })
    #expect(try spread.goals("8H", on: table) == ["column 2"])
  }

  @Test("There is nothing to draw")
  func noStock() {
    let table = Match(Yukon(), seed: 8).table
    #expect(Yukon().refusal(of: Move("draw"), on: table) == Refusal(Term("refused-act")))
  }

  @Test("Columns out of order do not finish by themselves")
  func finish() throws {
    #expect(spread.game.canFinish(try spread.table("column 1: 5H 4S")))
    #expect(!spread.game.canFinish(try spread.table("column 1: 4S 5H")))
  }

  @Test("A hint tells how many cards travel and where they lie, of a lone card neither")
  func hints() throws {
    let run = try spread.table("column 1: (2C) 8H AC KD", "column 2: 9S")
    let reason = try #require(spread.game.advice(on: run)?.reason)
    #expect(reason.key == "hint-turns-up")
    let load = Term("hint-cards", ["card": name("8H"), "count": 2])
    #expect(reason.fillings["card"] == .term(Place(.column, 1).holding(load)))
    let alone = try spread.table("column 1: (2C) 8H", "column 2: 9S")
    #expect(spread.game.advice(on: alone)?.reason.fillings["card"] == name("8H"))
  }
}
