// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct FreeCellRuleTests {
  private let sketch: Sketch<FreeCell>
  init() throws { sketch = Sketch(game: try FreeCell("easy")) }

  @Test(
    "Layout: 52 cards face up, columns of 7,7,7,7,6,6,6,6, then the cells, then the foundations",
    arguments: [("easy", 4), ("medium", 3), ("hard", 2)])
  func layout(difficulty: String, cells: Int) throws {
    let game = try FreeCell(Difficulty(rawValue: difficulty))
    let table = Match(game, seed: 1).table
    let columns = (1...8).map { "column \($0)" }
    let places =
      columns + (1...cells).map { "cell \($0)" } + (1...4).map { "foundation \($0)" }
    #expect(game.places.map(\.description) == places)
    #expect(game.places.prefix(8).map { table[$0].count } == [7, 7, 7, 7, 6, 6, 6, 6])
    #expect(table.pieces.count == 52 && table.pieces.allSatisfy(table.isFaceUp))
    #expect(game.acts(on: table) == [])
  }

  @Test("Layout: a difficulty that does not exist is refused")
  func difficulty() {
    #expect(
      throws: Refusal(Term("refused-difficulty", ["difficulty": "brutal"]))
    ) { try FreeCell("brutal") }
  }

  @Test("Deals: a number from 1 to 1,000,000 is that deal; others are refused")
  func numbers() throws {
    for number: UInt64 in [1, 617, 1_000_000] {
      let round = try FreeCellRounds().deal(DealRequest(difficulty: "easy", number: number))
      #expect(round.seed == number && round.remarks == [])
    }
    for number: UInt64 in [0, 1_000_001, .max] {
      #expect(
        throws: Refusal(
          Term("freecell-deal-number", ["number": .number(number), "last": 1_000_000]))
      ) { try FreeCellRounds().deal(DealRequest(difficulty: "easy", number: number)) }
    }
    let lost = try FreeCellRounds().deal(DealRequest(difficulty: "hard", number: 11_982))
    #expect(lost.remarks == [Term("freecell-deal-not-winnable")])
    #expect(
      sketch.lines(Match(lost.game, seed: lost.seed).table).first
        == "column 1: AH 3D KD JC 6C JD KC")
  }

  @Test("Foundations: what lies there stays")
  func stays() throws {
    let table = try sketch.table("foundation 1: AH 2H", "column 1: 3S")
    #expect(
      try sketch.refusal("2h", to: "column 1", on: table)
        == Refusal(Term("refused-stays", ["card": try sketch.name("2h")])))
  }

  @Test("Cells: one card each, none onto another, and out again to a cell that is free")
  func cells() throws {
    let table = try sketch.table("column 1: 9H 8S", "cell 1: KS", "column 2: 3D")
    #expect(try sketch.refusal("8s", to: "cell 2", on: table) == nil)
    #expect(try sketch.refusal("ks", to: "cell 2", on: table) == nil)
    #expect(
      try sketch.refusal("3d", to: "cell 1", on: table)
        == Refusal(
          Term(
            "refused-occupied",
            [
              "card": try sketch.name("3d"), "top": try sketch.name("ks"), "count": 1,
              "kind": "cell", "place": .term(Place("cell", 1).name.form("to")),
            ])))
    #expect(
      try sketch.refusal("9h", to: "cell 2", on: table)?.reason.key == "refused-one-at-a-time")
  }

  @Test("Columns: cards that do not follow one another do not move together")
  func brokenRun() throws {
    let table = try sketch.table("column 1: 9H 8S 6D", "column 2: 9D")
    let refusal = try sketch.refusal("8s", to: "column 2", on: table)
    #expect(refusal?.reason.key == "refused-run" && refusal?.weight == .impossible)
    #expect(sketch.game.picks(after: [], on: table).count == 2)
  }

  @Test("Won with all cards on the foundations; lost when no card can move")
  func outcomes() throws {
    let suits = ["C", "D", "H", "S"].enumerated().map { index, suit in
      "foundation \(index + 1): " + "A23456789XJQK".map { "\($0)\(suit)" }.joined(separator: " ")
    }
    #expect(sketch.game.outcome(of: try sketch.table(suits)) == .won)
    let stuck = [
      "column 1: KC", "column 2: KD", "column 3: KH", "column 4: KS", "column 5: JC",
      "column 6: JD", "column 7: JH", "column 8: JS", "cell 1: 2C", "cell 2: 2D", "cell 3: 2H",
    ]
    #expect(sketch.game.outcome(of: try sketch.table(stuck)) == .open)
    #expect(sketch.game.outcome(of: try sketch.table(stuck + ["cell 4: 2S"])) == .lost)
    #expect(sketch.game.outcome(of: try sketch.table(stuck + ["cell 4: XS"])) == .open)
  }
}
