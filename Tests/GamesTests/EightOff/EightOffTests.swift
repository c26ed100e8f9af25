// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct EightOffTests {
  private let spread = Spread(EightOff())

  @Test("Deal: eight columns of six, and a card in each of the first four cells")
  func deal() {
    let table = Match(EightOff(), seed: 4).table
    #expect(table.places(.column).map { table[$0].count } == Array(repeating: 6, count: 8))
    #expect(table.places(.cell).map { table[$0].count } == [1, 1, 1, 1, 0, 0, 0, 0])
    #expect(table.pieces.allSatisfy { table.isFaceUp($0) })
    #expect(table.pieces.sorted() == (0..<52).map { Piece($0) })
  }

  @Test("Columns are built in suit, and an empty one takes a king")
  func columns() throws {
    let table = try spread.table("column 1: 9S", "column 2: 8S", "column 3: 8H", "column 4: KD")
    #expect(try spread.goals("8S", on: table).first == "column 1")
    #expect(try spread.refusal("8H", to: "column 1", on: table)?.reason.key == "refused-suit")
    #expect(try spread.refusal("8H", to: "column 5", on: table)?.reason.key == "refused-base")
    #expect(try spread.goals("KD", on: table).first == "column 5")
  }

  @Test("A run needs a free cell for each card but one; empty columns do not help")
  func room() throws {
    let cells = (1...6).map { "cell \($0): \($0 + 1)C" }
    let table = try spread.table(["column 1: 9S", "column 2: KH 8S 7S 6S"] + cells)
    #expect(try spread.refusal("8S", to: "column 1", on: table) == nil)
    let full = try spread.table(["column 1: 9S", "column 2: KH 8S 7S 6S", "cell 7: 8C"] + cells)
    #expect(
      try spread.refusal("8S", to: "column 1", on: full)
        == Refusal(Term("refused-room", ["count": 3, "room": 2]), .miss))
  }

  @Test("A card of a suit is safe as soon as its foundation takes it")
  func safe() throws {
    let table = try spread.table("column 1: 5D 2S", "foundation 1: AS")
    #expect(spread.game.safePlay(on: table)?.goal == .foundation(1))
  }
}
