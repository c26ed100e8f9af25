// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience
import Testing

@testable import Games

struct PowerMoveTests {
  /// By the empty columns other than the goal, then by the free cells from 0 on.
  private static let room = [
    [1, 2, 3, 4, 5], [2, 4, 6, 8, 10], [4, 8, 12, 16, 20], [8, 16, 24, 32, 40],
    [16, 32, 48, 64, 80], [32, 64, 96, 128, 160], [64, 128, 192, 256, 320],
  ]

  private static let cells = ["easy": 4, "medium": 3, "hard": 2]

  /// Red and black in turn, from the queen of hearts down.
  private static let run = zip("QJX98765432A", "HSHSHSHSHSHS").map { "\($0)\($1)" }

  @Test(
    "(1 + free cells) × 2^(empty columns) cards move at once; an empty goal does not count",
    arguments: ["easy", "medium", "hard"])
  func arithmetic(difficulty: String) throws {
    let sketch = Sketch(game: try FreeCell(Difficulty(rawValue: difficulty)))
    let cells = try #require(Self.cells[difficulty])
    for free in 0...cells {
      for empty in 0...6 {
        for length in 1...12 {
          for isGoalEmpty in [false, true] {
            let table = try table(sketch, cells - free, empty, length, isGoalEmpty: isGoalEmpty)
            let room = Self.room[empty][free]
            let refusal = Refusal(
              Term("refused-room", ["count": .number(length), "room": .number(room)]),
              .miss)
            #expect(
              try sketch.refusal("qh", to: "column 2", on: table)
                == (length > room ? refusal : nil))
          }
        }
      }
    }
  }

  /// The run in column 1, its goal in column 2, empty columns from 3 on, the rest occupied.
  private func table(
    _ sketch: Sketch<FreeCell>, _ occupied: Int, _ empty: Int, _ length: Int, isGoalEmpty: Bool
  ) throws -> Table {
    var others = "23456789XJ".map { "\($0)D" }
    var lines = ["column 1: " + Self.run.prefix(length).joined(separator: " ")]
    if !isGoalEmpty { lines.append("column 2: KC") }
    for column in (3..<9).dropFirst(empty) {
      lines.append("column \(column): \(others.removeLast())")
    }
    for cell in 0..<occupied { lines.append("cell \(cell + 1): \(others.removeLast())") }
    return try sketch.table(lines)
  }

  @Test("The arithmetic for 0 to 4 cells and 0 to 8 empty columns, the goal not counted")
  func room() throws {
    let game = try FreeCell("easy")
    for free in 0...4 {
      for empty in 0...8 {
        var turn = Turn(Table(game.layout, generator: Generator(seed: 1)))
        for cell in 0..<(4 - free) {
          turn.lay(Piece(cell), at: Place(.cell, cell + 1), faceUp: true)
        }
        for column in 0..<(8 - empty) {
          turn.lay(Piece(10 + column), at: .column(8 - column), faceUp: true)
        }
        let doubled = { (times: Int) in (0..<times).reduce(1 + free) { room, _ in room * 2 } }
        for column in 1...8 {
          #expect(
            turn.table.room(to: .column(column))
              == doubled(column <= empty ? empty - 1 : empty))
        }
      }
    }
  }

  @Test("A run moves as it lies, and the near miss is offered and not counted")
  func moved() throws {
    let sketch = Sketch(game: try FreeCell("easy"))
    let table = try sketch.table("column 1: 2C QH JS XH", "column 2: KC")
    let turn = try sketch.play(try sketch.move("qh", to: "column 2", on: table), on: table)
    #expect(sketch.lines(turn.table) == ["column 1: 2C", "column 2: KC QH JS XH"])
    let run = try ["qh", "js", "xh"].map { try sketch.piece($0, on: table) }
    #expect(turn.events.first == .moved(run, from: .column(1), to: .column(2)))

    let tight = try self.table(sketch, 4, 0, 2, isGoalEmpty: false)
    let queen = try sketch.piece("qh", on: tight)
    let game = sketch.game
    #expect(game.goals(for: [queen], on: tight, onlyRight: false) == [Place(.column, 2)])
    #expect(game.goals(for: [queen], on: tight, onlyRight: true) == [])
  }
}
