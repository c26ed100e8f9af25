// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct FortyThievesTests {
  private let sketch = Sketch(game: FortyThieves())

  @Test("Deal: two packs, ten columns of four face up, 64 cards in the stock")
  func deal() {
    let table = Match(FortyThieves(), seed: 2).table
    #expect(table.places(.column).map { table[$0].count } == Array(repeating: 4, count: 10))
    #expect(table.hiddenInColumns == 0)
    #expect(table[.stock].count == 64 && table[.stock].hiddenCount == 64)
    #expect(table.pieces.sorted() == (0..<104).map { Piece($0) })
  }

  @Test("One card at a time, in suit; an empty column takes any")
  func columns() throws {
    let table = try sketch.table("column 1: 9S 8S", "column 2: 9S", "column 3: 9H", "waste: 3D")
    #expect(try sketch.refusal("8S", to: "column 2", on: table) == nil)
    #expect(try sketch.refusal("8S", to: "column 3", on: table)?.reason.key == "refused-suit")
    #expect(try sketch.refusal("9S", to: "column 4", on: table)?.reason.key == "refused-covered")
    #expect(try sketch.refusal("3D", to: "column 4", on: table) == nil)
  }

  @Test("Each suit has two foundations, and a card finds the one that takes it")
  func foundations() throws {
    let table = try sketch.table(
      "column 1: 3S", "foundation 1: AS 2S", "foundation 2: AS")
    let game = sketch.game
    #expect(game.foundation(of: try sketch.piece("3S", on: table), on: table) == .foundation(1))
    let second = try sketch.table("column 1: 2S", "foundation 1: AS 2S", "foundation 2: AS")
    let two = try #require(second[.column(1)].top?.piece)
    #expect(game.foundation(of: two, on: second) == .foundation(2))
  }

  @Test("A card is safe only when both of the next lower rank are on foundations")
  func safe() throws {
    let one = try sketch.table("column 1: 3S", "foundation 1: AS 2S")
    #expect(sketch.game.safePlay(on: one) == nil)
    let both = try sketch.table("column 1: 3S", "foundation 1: AS 2S", "foundation 2: AS 2S")
    #expect(sketch.game.safePlay(on: both)?.goal == .foundation(1))
  }

  @Test("The stock is gone through once")
  func once() throws {
    let table = try sketch.table("column 1: KS", "stock: (AC) (2C)")
    let first = try sketch.play(Move(.draw), on: table).table
    let last = try sketch.play(Move(.draw), on: first).table
    #expect(sketch.lines(last) == ["column 1: KS", "waste: 2C AC"])
    #expect(
      sketch.game.refusal(of: Move(.draw), on: last)
        == Refusal(Term("refused-passes", ["limit": 1])))
    #expect(sketch.game.invitation(of: .stock, on: last) == nil)
    #expect(sketch.game.comingUp(on: last).count == 1)
  }
}
