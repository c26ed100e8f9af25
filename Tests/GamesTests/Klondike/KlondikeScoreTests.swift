// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct KlondikeScoreTests {
  private let spread = Spread(Klondike(.one))

  @Test("Score: waste to column 5, waste to foundation 10, column to foundation 10")
  func ways() throws {
    let table = try spread.table("waste: AS 8H", "column 1: 9C", "column 2: AD", score: 1)
    let one = try spread.after("8H", to: "column 1", on: table)
    #expect(one[.score] == 6)
    let two = try spread.after("AS", to: "foundation 1", on: one)
    #expect(two[.score] == 16)
    #expect(try spread.after("AD", to: "foundation 2", on: two)[.score] == 26)
  }

  @Test("Score: column to column earns nothing, a card turned up 5, a run no more than a card")
  func turnedUp() throws {
    let table = try spread.table("column 1: (2C) 8H 7S", "column 2: 9C", "column 3: (3C) AD")
    #expect(try spread.after("8H", to: "column 2", on: table)[.score] == 5)
    #expect(
      try spread.after("7S", to: "column 2", on: spread.table("column 1: 7S", "column 2: 8H"))[
        .score] == 0)
    #expect(try spread.after("AD", to: "foundation 1", on: table)[.score] == 15)
  }

  @Test("Score: foundation to column costs 15, never below 0", arguments: [(40, 25), (9, 0)])
  func comeBack(before: Int, after: Int) throws {
    let table = try spread.table("foundation 1: AH 2H", "column 1: 3C", score: before)
    #expect(try spread.after("2H", to: "column 1", on: table)[.score] == after)
  }

  @Test(
    "Score: recycling costs 100 in draw 1, nothing in draw 3, never below 0",
    arguments: [
      (Klondike.Drawing.one, 130, 30), (.one, 99, 0), (.three, 130, 130),
    ])
  func recycle(drawing: Klondike.Drawing, before: Int, after: Int) throws {
    let spread = Spread(Klondike(drawing))
    let table = try spread.table("waste: AH 2H", score: before)
    #expect(try spread.play(Move(.draw), on: table).table[.score] == after)
  }

  @Test("Score: drawing earns nothing, and a move changes the score in one step")
  func once() throws {
    let drawn = try spread.play(Move(.draw), on: spread.table("stock: (AH)"))
    #expect(drawn.table[.score] == 0)
    let turn = try spread.play(
      spread.carry("AD", to: "foundation 1"), on: spread.table("column 3: (3C) AD"))
    let scores = turn.events.filter { if case .counted(.score, _, _) = $0 { true } else { false } }
    #expect(scores == [.counted(.score, from: 0, to: 15)])
  }
}
