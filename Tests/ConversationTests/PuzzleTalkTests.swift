// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// Pieces that wait and squares that are empty.
@Suite struct PuzzleTalkTests {
  private func piece(_ number: Int) -> Term { Term("puzzle-piece", ["n": .number(number)]) }

  private func sight(_ number: Int) -> Term {
    let look = Term("look", ["n": .number(number - 1)])
    return Term("label-look", ["name": .term(piece(number)), "look": .term(look)])
  }

  @Test func aRoundBeginsWithThePictureAndHowManyPiecesThereAre() throws {
    var talk = try PlainPuzzle.talk()
    #expect(talk.keys.first == "game-opened-about")
    #expect(talk.said[0][0].fillings["title"] == .term(Term("title")))
    #expect(talk.said[1] == [Term("puzzle-extent", ["count": 9])])
    talk.type("progress")
    #expect(talk.said[0] == [Term("puzzle-progress", ["placed": 0, "count": 9])])
    talk = try PlainPuzzle.talk()
    #expect(talk.keys.suffix(from: 2) == ["hint-lines"])
    talk.type("tops")
    #expect(talk.said == (1...9).map { [sight($0)] })
  }

  @Test func aButtonHasTheNumberOfItsPiece() throws {
    var talk = try PlainPuzzle.talk()
    #expect(talk.dialogue.view.entries[2].title == Term("look", ["n": 2]))
    talk.dialogue.environment.equipment.seat = .page
    #expect(talk.dialogue.view.entries.map(\.title) == (1...9).map(sight))
  }

  @Test func theSecondNumberIsASquareAlsoWhereAPieceIsCalledSo() throws {
    let round = try EveryDescriptor.puzzle.deal(
      DealRequest(difficulty: "hard", number: 7, topic: "plain"))
    let game = try #require(round.game as? PicturePuzzle)
    let first = try #require(game.setup.parts.firstIndex(of: 0))
    var talk = Talk(.round(round), descriptors: [EveryDescriptor.puzzle], describer: Witness())
    talk.type("\(first + 1) 11")
    #expect(talk.match?.table[.square(row: 1, column: 1)].top?.piece == Piece(first))
    talk.type("\(first + 1) 33")
    #expect(
      talk.said == [
        [
          Term(
            "puzzle-refused-placed",
            [
              "piece": .term(piece(first + 1)),
              "place": .term(Place.square(row: 1, column: 1).name.form("at")),
            ])
        ]
      ])
  }

  @Test func theArrowsGoFromThePiecesDownToTheGridAndBack() throws {
    var talk = Talk(
      .round(try PlainPuzzle.round()), descriptors: [EveryDescriptor.puzzle], describer: Witness()
    ) {
      $0.input = .keys
    }
    #expect(talk.keys.last == "hint-pieces-keys")
    #expect(talk.press("left") == ["edge-left.tray label-look"])
    #expect(talk.press("up") == ["edge-up.tray label-look"])
    #expect(talk.press("down") == ["label-square"])
    #expect(talk.said[0][0].fillings["number"] == 11)
    #expect(talk.press("up") == ["label-look"])
  }

  @Test func aPieceIsCalledAPiece() throws {
    var talk = try PlainPuzzle.talk()
    #expect(talk.type("find") == ["find-question.piece"])
    #expect(talk.type("zzz") == ["find-nothing.piece"])
    talk.type("0")
    let topics = talk.numbered
    for (topic, command) in [
      ("game-menu-reading", "command-find.piece"), ("game-menu-messages", "command-spell.piece"),
    ] {
      talk = try PlainPuzzle.talk()
      talk.type("0")
      let number = try #require(topics.first { $0.title.key == Key(topic) }?.number)
      talk.type(String(number))
      #expect(talk.entries.map(\.key.name).contains(command))
    }
    talk.type("help")
    let number = try #require(talk.numbered.first { $0.title.key == "help-commands" }?.number)
    talk.type(String(number), "2")
    let told = talk.said.joined().flatMap(\.everything).map(\.key)
    #expect(told.contains("command-find.piece") && !told.contains("command-find"))
  }

  @Test func theSolvedPuzzleCanStillBeRead() throws {
    var talk = try PlainPuzzle.talk()
    for number in 1...9 { talk.type("\(number) \(try PlainPuzzle.home(of: number).number)") }
    #expect(
      talk.said[1] == [
        Term(
          "over-puzzle",
          [
            "title": .term(Term("title")), "moves": 9, "mistakes": 0, "score": 0, "left": 9,
            "best": 0, "record": "none",
          ])
      ])
    #expect(talk.type("progress").prefix(2) == ["puzzle-progress", "progress-moves-mistakes"])
    #expect(talk.type("describe 3") == ["answer"])
    #expect(talk.type("row 2") == ["grid-row"])
    #expect(talk.type("repeat") == ["grid-row"])
    #expect(talk.type("drop 1 100 500") == ["menu-not-understood"])
    #expect(talk.type("undo") == ["menu-not-understood"])
    #expect(talk.type("").first == "over-puzzle")
  }

  @Test func aPieceIsChosenByItsNumberAndThenItsSquare() throws {
    var talk = try PlainPuzzle.talk()
    talk.type("3")
    let squares = [11, 12, 13, 21, 22, 23, 31, 32, 33].map {
      Term("square-digits", ["digits": .number($0)])
    }
    #expect(
      talk.said == [
        [
          Term(
            "picked",
            [
              "load": .term(
                Term(
                  "load",
                  [
                    "count": 1, "first": .term(piece(3)), "last": .term(piece(3)),
                  ]))
            ])
        ],
        [Term("which-square")],
      ])
    talk.type("")
    #expect(
      talk.said == [
        [
          Term(
            "choose-empty-square", ["squares": .list(squares), "input": "lines", "key": 0])
        ]
      ])
    let home = try PlainPuzzle.home(of: 3)
    talk.type(String(home.number))
    #expect(talk.match?.table[home].top?.piece == Piece(2))
    #expect(talk.keys == ["told-moved"])
  }

  @Test func aPieceThatGoesBackIsInHandNoMore() throws {
    var talk = try PlainPuzzle.talk()
    let wrong = try PlainPuzzle.home(of: 4)
    #expect(
      talk.type("3 \(wrong.number)") == ["puzzle-refused-wrong", "hint-counted-mistake"])
    talk.type("3")
    #expect(talk.type(String(wrong.number)) == ["puzzle-refused-wrong"])
    #expect(talk.type(String(wrong.number)) == ["label-square"])
  }

  @Test func anotherPieceTakesThePlaceOfTheOneInHand() throws {
    var talk = try PlainPuzzle.talk()
    talk.type("3", "5")
    #expect(talk.keys == ["picked", "which-square"])
    #expect(talk.type("5") == ["put-back"])
  }

  @Test func aPlacedPieceIsStillFoundByItsNumber() throws {
    var talk = try PlainPuzzle.talk()
    let home = try PlainPuzzle.home(of: 3)
    talk.type("3 \(home.number)", "3")
    #expect(
      talk.said == [
        [
          Term(
            "puzzle-placed",
            [
              "piece": .term(Place.tray(of: Piece(2)).name), "place": .term(home.name.form("at")),
            ])
        ]
      ])
    #expect(talk.type("77") == ["no-such-place"])
  }

  @Test func aGridIsReadByRows() throws {
    var talk = try PlainPuzzle.talk()
    let home = try PlainPuzzle.home(of: 3)
    talk.type("3 \(home.number)", "all")
    let rows = (1...3).map { row -> Term in
      let cells = (1...3).map { column in
        Place.square(row: row, column: column) == home ? piece(3) : Term("square-empty")
      }
      return Term(
        "grid-row",
        [
          "n": .number(row),
          "cards": .list(row == home.row ? cells : [Term("row-empty")]),
        ])
    }
    #expect(talk.said == [1, 2, 4, 5, 6, 7, 8, 9].map { [sight($0)] } + rows.map { [$0] })
  }
}
