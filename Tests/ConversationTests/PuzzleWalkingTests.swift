// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Preferences
import Samples
import Testing

@testable import Conversation

/// The arrow keys among the pieces that wait and on the grid.
@Suite struct PuzzleWalkingTests {
  private let puzzle: PicturePuzzle
  private var talk: Talk

  init() throws {
    let round = try EveryDescriptor.puzzle.deal(
      DealRequest(difficulty: "easy", number: 1, topic: "plain"))
    puzzle = try #require(round.game as? PicturePuzzle)
    talk = Talk(.round(round), descriptors: [EveryDescriptor.puzzle]) { $0.input = .keys }
  }

  private func home(of number: Int) throws -> Place {
    puzzle.squares[try #require(puzzle.part(of: Piece(number - 1)))]
  }

  /// What the arrows tell: the edge, where there is one, then the piece or square.
  private var told: String {
    talk.said.map { line in
      line.map { term in
        switch (term.fillings["n"], term.fillings["number"]) {
        case (.number(let number)?, _), (_, .number(let number)?): "\(term.key.name) \(number)"
        default: term.key.name
        }
      }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private mutating func expect(
    _ steps: [(String, String)], _ location: SourceLocation = #_sourceLocation
  ) {
    for (key, answer) in steps {
      talk.press(key)
      #expect(told == answer, "\(key)", sourceLocation: location)
    }
  }

  @Test mutating func arrowsWalkThePiecesThatWaitAndTheGrid() {
    expect([
      ("left", "edge-left.tray, puzzle-piece 1"), ("right", "puzzle-piece 2"),
      ("up", "edge-up.tray, puzzle-piece 2"), ("end", "puzzle-piece 9"),
      ("right", "edge-right.tray, puzzle-piece 9"), ("home", "puzzle-piece 1"),
      ("home", "edge-first.tray, puzzle-piece 1"), ("down", "label-square 11"),
      ("left", "edge-left.grid, label-square 11"), ("down", "label-square 21"),
      ("end", "label-square 23"), ("down", "label-square 33"),
      ("down", "edge-down.grid, label-square 33"), ("up", "label-square 23"),
      ("up", "label-square 13"), ("up", "puzzle-piece 1"),
    ])
  }

  @Test mutating func aPieceIsPlacedAndIsPassedOverFromThenOn() throws {
    let home = try home(of: 2)
    talk.press("right", "enter")
    #expect(talk.keys.first == "picked")
    talk.press("down")
    for _ in 1..<home.row { talk.press("down") }
    for _ in 1..<home.column { talk.press("right") }
    #expect(talk.press("enter") == ["told-lands"])
    for _ in 1...home.row { talk.press("up") }
    #expect(told == "puzzle-piece 1")
    expect([("right", "puzzle-piece 3"), ("left", "puzzle-piece 1")])
  }

  @Test mutating func upFromTheGridLeadsToThePieceInHand() throws {
    talk.press("end", "enter", "down")
    expect([("up", "puzzle-piece 9")])
    let wrong = try home(of: 1)
    talk.press("down")
    for _ in 1..<wrong.row { talk.press("down") }
    for _ in 1..<wrong.column { talk.press("right") }
    #expect(talk.press("enter") == ["puzzle-refused-wrong", "hint-counted-mistake"])
    for _ in 1..<wrong.row { talk.press("up") }
    expect([("up", "puzzle-piece 1")])
  }

  @Test mutating func afterAPieceIsPlacedByItsNumberTheArrowsGoOnFromThere() throws {
    let home = try home(of: 1)
    talk.press("0", "1")
    for digit in String(home.number) { talk.press(String(digit)) }
    #expect(talk.keys == ["told-lands"])
    expect([
      ("left", "edge-left.tray, puzzle-placed"), ("right", "puzzle-piece 2"),
      ("left", "edge-left.tray, puzzle-piece 2"),
    ])
  }
}
