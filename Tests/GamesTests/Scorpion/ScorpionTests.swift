// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct ScorpionTests {
  private let spread = Spread(Scorpion())

  @Test("Deal: seven columns of seven, three face down in each of the first four, three left")
  func deal() {
    let table = Match(Scorpion(), seed: 3).table
    #expect(table.places(.column).map { table[$0].count } == Array(repeating: 7, count: 7))
    #expect(table.places(.column).map { table[$0].hiddenCount } == [3, 3, 3, 3, 0, 0, 0])
    #expect(table[.stock].count == 3)
    #expect(table.pieces.sorted() == (0..<52).map { Piece($0) })
  }

  @Test("Any face-up card moves with all that lies on it, in suit; an empty column takes a king")
  func groups() throws {
    let table = try spread.table("column 1: (2C) 8H AC KD", "column 2: 9H", "column 3: (3C) KS 4D")
    #expect(try spread.goals("8H", on: table) == ["column 2"])
    #expect(try spread.goals("KS", on: table) == (4...7).map { "column \($0)" })
    #expect(
      spread.lines(try spread.after("8H", to: "column 2", on: table))
        == ["column 1: 2C", "column 2: 9H 8H AC KD", "column 3: (3C) KS 4D"])
    #expect(try spread.refusal("AC", to: "column 4", on: table)?.reason.key == "refused-base")
  }

  @Test("The last three cards go on the first three columns, once")
  func last() throws {
    let table = try spread.table("column 1: KS", "stock: (AC) (2C) (3C)")
    let dealt = try spread.play(Move(.dealLast), on: table).table
    #expect(spread.lines(dealt) == ["column 1: KS 3C", "column 2: 2C", "column 3: AC"])
    #expect(
      spread.game.refusal(of: Move(.dealLast), on: dealt)
        == Refusal(Term("scorpion-refused-dealt")))
  }

  @Test("A run from king to ace leaves the table; four of them win")
  func complete() throws {
    let run = "KS QS JS XS 9S 8S 7S 6S 5S 4S 3S"
    let table = try spread.table("column 1: (4D) \(run)", "column 2: 5D 2S AS")
    let turn = try spread.play(try spread.carry("2S", to: "column 1"), on: table)
    #expect(spread.lines(turn.table).prefix(2) == ["column 1: 4D", "column 2: 5D"])
    #expect(spread.game.completedCount(on: turn.table) == 1)
    #expect(!spread.game.isComplete(turn.table))
    #expect(spread.game.runCount == 4)
  }
}
