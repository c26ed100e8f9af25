// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

struct SpiderScoreTests {
  @Test("Score: 500, less one a move and one an undo, also when the move is done again")
  func moves() throws {
    var match = Match(try Spider("easy"), seed: 5)
    #expect(match.score == 500)
    for _ in 0..<3 { try match.play(Move(.deal)) }
    #expect(match.score == 497)
    match.undo()
    #expect(match.score == 497, "the move's point comes back, the undo costs one")
    match.redo()
    #expect(match.score == 496)
    #expect(RoundResult(of: match, .abandoned, seconds: 9).score == 496)
  }

  @Test("Score: a run is worth 100")
  func runs() throws {
    let sketch = Sketch(game: try Spider("easy"))
    let run = "KQJX98765432".map { "\($0)S" }.joined(separator: " ")
    let table = try sketch.table("column 1: \(run)", "column 2: 9S AS")
    let turn = try sketch.play(try sketch.move("as", to: "column 1", on: table), on: table)
    #expect(sketch.game.score(of: turn.table, undoCount: 2) == 500 - 1 - 2 + 100)
  }
}

struct SpiderHintTests {
  private let sketch: Sketch<Spider>
  init() throws { sketch = Sketch(game: try Spider("hard")) }

  @Test("Auto-move: to its own suit, then to any card, then to an empty column")
  func autoMove() throws {
    let suited = try sketch.table("column 1: KD 5S", "column 2: 6H", "column 3: 6S")
    #expect(
      try sketch.autoMove("5s", on: suited) == ["column 1: KD", "column 2: 6H", "column 3: 6S 5S"])
    let other = try sketch.table("column 1: KD 5S", "column 3: 6H")
    #expect(try sketch.autoMove("5s", on: other) == ["column 1: KD", "column 3: 6H 5S"])
    let alone = try sketch.table("column 1: KD 5S")
    #expect(try sketch.autoMove("5s", on: alone) == ["column 1: KD", "column 2: 5S"])
    let bottom = try sketch.table("column 1: 5S")
    let move = Move(.autoMove, with: [try sketch.piece("5s", on: bottom)])
    #expect(
      sketch.game.refusal(of: move, on: bottom)
        == Refusal(Term("refused-no-move", ["card": try sketch.name("5s")])))
  }

  @Test("Hints: the same suit first, then what turns up a card, then a deal")
  func hints() throws {
    func key(_ lines: String...) throws -> Key? {
      sketch.game.advice(on: try sketch.table(lines))?.reason.key
    }
    #expect(
      try key("column 1: (KD) 5S", "column 2: 6H", "column 3: 2D 4H", "column 4: 5H")
        == "spider-hint-joins.from")
    #expect(try key("column 1: (KD) 5S", "column 2: 6H") == "hint-turns-up.from")
    #expect(
      try key("column 1: (KD) QC JS", "column 2: QH", "column 3: (3D) 5C") == "hint-turns-up.from")
    let cards = ["KS", "KS", "KH", "KH", "JS", "JS", "JH", "JH", "9S", "9H"]
    let columns = cards.enumerated().map { "column \($0.offset + 1): \($0.element)" }
    let table = try sketch.table(columns + ["stock: (2C)"])
    #expect(
      sketch.game.advice(on: table) == Advice(Move(.deal), because: Term("spider-hint-deal")))
    #expect(sketch.game.advice(on: try sketch.table(columns)) == nil)
  }
}
