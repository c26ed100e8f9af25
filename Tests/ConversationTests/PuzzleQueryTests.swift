// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// What a describer is asked.
@Suite struct PuzzleQueryTests {
  @Test(
    arguments: [
      ("describe 3", [.piece(Piece(2))]), ("describe 3 2", [.piece(Piece(2)), .choice(1)]),
      ("match 3 side-top", [.piece(Piece(2)), .choice(0)]),
      ("fits 23", [.square(.square(row: 2, column: 3))]),
      ("compare 3 2 5", [.piece(Piece(2)), .choice(1), .piece(Piece(4))]),
      ("compare 3 side-top 5", [.piece(Piece(2)), .choice(0), .piece(Piece(4))]), ("grid", []),
    ] as [(String, [GameQuery.Argument])])
  func aLineThatSaysAllIsAnswered(line: String, arguments: [GameQuery.Argument]) throws {
    var talk = try PlainPuzzle.talk()
    talk.type(line)
    let gameQuery = GameQuery(String(line.prefix { $0 != " " }))
    #expect(talk.said == [[Witness.answer(gameQuery, arguments)]])
  }

  @Test(arguments: [
    ("compare 3 side-right 10", "10"), ("compare 3 up 5", "up"), ("describe 0", "0"),
    ("describe 3 4", "4"), ("fits 10", "10"),
  ]) func aLineThatMakesNoSenseIsRefused(line: String, wrong: String) throws {
    var talk = try PlainPuzzle.talk()
    talk.type(line)
    #expect(talk.said == [[Term("not-understood", ["text": .text(wrong), "input": "lines"])]])
  }

  @Test func whatIsMissingIsAskedForAndAskedAgain() throws {
    var talk = try PlainPuzzle.talk()
    #expect(talk.type("compare") == ["ask-compare-1"])
    #expect(talk.type("77") == ["ask-compare-1"])
    #expect(talk.type("3") == ["ask-compare-2"])
    #expect(talk.type("2") == ["ask-compare-3"])
    #expect(talk.type("5") == ["answer"])
    #expect(talk.type("compare 3", "0") == ["game-back"])
  }

  @Test func aPlacedPieceIsMeantByItsNumberAndBySquare() throws {
    var talk = try PlainPuzzle.talk()
    let home = try PlainPuzzle.home(of: 3)
    talk.type("3 \(home.number)")
    for line in ["describe 3", "describe \(home.number)"] {
      talk.type(line)
      #expect(talk.said == [[Witness.answer(.describe, [.piece(Piece(2))])]], "\(line)")
    }
    let empty = try PlainPuzzle.home(of: 4).number
    #expect(talk.type("describe \(empty)") == ["refused-nothing-to-take"])
  }

  @Test func whatIsInHandIsMeant() throws {
    var talk = try PlainPuzzle.talk()
    talk.type("4", "listen")
    let heard = talk.requests.compactMap { request in
      if case .listen(let piece, _) = request { piece } else { nil }
    }
    #expect(heard == [Piece(3)])
  }

  @Test func aDropIsAMove() throws {
    var talk = try PlainPuzzle.talk()
    #expect(talk.type("drop 1 100 500") == ["puzzle-lies puzzle-lies-on"])
    #expect(talk.match?.last?.move == Move([Piece(0)], to: .point(x: 100, y: 500)))
    #expect(talk.type("undo") == ["undone puzzle-lies"], "where it had lain")
  }

  @Test func aDropThatIsTakenBackTellsWhereThePieceLiesAgain() throws {
    var talk = try PlainPuzzle.talk()
    let game = try #require(talk.playing?.game)
    let before = try #require(talk.playing?.table)
    talk.type("drop 1 100 500")
    #expect(talk.scenes.last == .laidDown(Piece(0), at: .point(x: 100, y: 500)))
    talk.type("undo")
    let position = game.descriptions?.position(of: Piece(0), on: before) ?? []
    #expect(!position.isEmpty)
    #expect(talk.said == [[Term("undone")] + position])
  }

  @Test func aPlacedPieceIsRefusedBeforeItIsAskedWhereToDropIt() throws {
    var talk = try PlainPuzzle.talk()
    talk.type("3 \(try PlainPuzzle.home(of: 3).number)")
    #expect(talk.type("drop 3") == ["puzzle-refused-placed"])
    talk.type("drop 4")
    #expect(
      talk.said == [[Term("ask-drop-2", ["least": 80, "most": 400, "unit": 160])]])
  }

  @Test func whatIsAskedStandsInTheMenus() throws {
    var talk = try PlainPuzzle.talk()
    talk.type("0")
    #expect(talk.entries.prefix(2).map(\.key) == ["act-rearrange", "command-drop"])
    #expect(!talk.entries.contains { ["command-undo", "command-redo"].contains($0.key) })
    talk.type("5")
    #expect(
      talk.entries.prefix(9).map(\.key) == [
        "command-describe", "command-listen", "command-compare", "command-match", "command-grid",
        "command-missing", "command-around", "command-fits", "command-picture",
      ])
    #expect(talk.type("5") == ["answer"])
  }
}
