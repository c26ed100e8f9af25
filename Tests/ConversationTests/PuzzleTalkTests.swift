// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Samples
import Testing

@testable import Conversation

/// Pieces that wait and squares that are empty, what an describer is asked, and the secret.
@Suite struct PuzzleTalkTests {
  /// Sees of each piece its number, and answers with what it was asked.
  private struct Witness: PieceDescriber {
    func look(of piece: Piece) -> Term? { Term("look", ["n": .number(piece.number)]) }
    let title = Term("title")

    func parameters(of gameQuery: GameQuery) -> [GameQuery.Parameter] {
      switch gameQuery {
      case .listen: [.piece]
      case .describe, .match: [.piece, .choice(["side-top", "side-right"])]
      case .fits: [.emptySquare]
      case .compare: [.piece, .choice(["side-top", "side-right"]), .piece]
      case .drop: [.piece, .number(80...400, unit: 160), .number(80...640, unit: 160)]
      default: []
      }
    }

    func leastArguments(of gameQuery: GameQuery) -> Int? { gameQuery == .describe ? 1 : nil }

    func isMove(_ gameQuery: GameQuery) -> Bool { gameQuery == .drop }

    func answer(
      _ gameQuery: GameQuery, _ arguments: [GameQuery.Argument], picked: [Piece], on table: Table
    ) throws(Refusal) -> GameQueryAnswer {
      switch (gameQuery, arguments.first) {
      case (.listen, .piece(let piece)?): return .sound(piece)
      case (.drop, .piece(let piece)?):
        return .move(Move([piece], to: .point(x: 100, y: 500)))
      case (.fits, .square(let square)?) where !table[square].isEmpty:
        throw Refusal(Term("taken"))
      default: return .lines([Witness.answer(gameQuery, arguments)])
      }
    }

    static func answer(_ gameQuery: GameQuery, _ arguments: [GameQuery.Argument]) -> Term {
      Term("answer", ["asked": .text("\(gameQuery.name) \(arguments)")])
    }
  }

  private func round() throws -> Deal {
    try EveryDescriptor.puzzle.deal(DealRequest(difficulty: "easy", number: 1, topic: "plain"))
  }

  private func talk() throws -> Talk {
    Talk(
      .round(try round()), descriptors: [EveryDescriptor.puzzle],
      describer: Witness())
  }

  private func home(of number: Int) throws -> Place {
    let game = try #require(try round().game as? PicturePuzzle)
    return game.squares[try #require(game.part(of: Piece(number - 1)))]
  }

  private func piece(_ number: Int) -> Term { Term("puzzle-piece", ["n": .number(number)]) }

  private func sight(_ number: Int) -> Term {
    let look = Term("look", ["n": .number(number - 1)])
    return Term("label-look", ["name": .term(piece(number)), "look": .term(look)])
  }

  @Test func aRoundBeginsWithThePictureAndHowManyPiecesThereAre() throws {
    var talk = try talk()
    #expect(talk.keys.first == "game-opened-about")
    #expect(talk.said[0][0].fillings["title"] == .term(Term("title")))
    #expect(talk.said[1] == [Term("puzzle-extent", ["count": 9])])
    talk.type("progress")
    #expect(talk.said[0] == [Term("puzzle-progress", ["placed": 0, "count": 9])])
    talk = try self.talk()
    #expect(talk.keys.suffix(from: 2) == ["hint-lines"])
    talk.type("tops")
    #expect(talk.said == (1...9).map { [sight($0)] })
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
      .round(try round()), descriptors: [EveryDescriptor.puzzle], describer: Witness()
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
    var talk = try talk()
    #expect(talk.type("find") == ["find-question.piece"])
    #expect(talk.type("zzz") == ["find-nothing.piece"])
    talk.type("0")
    let topics = talk.numbered
    for (topic, command) in [
      ("game-menu-reading", "command-find.piece"), ("game-menu-messages", "command-spell.piece"),
    ] {
      talk = try self.talk()
      talk.type("0")
      let number = try #require(topics.first { $0.title.key == Key(topic) }?.number)
      talk.type(String(number))
      #expect(talk.entries.map(\.key.name).contains(command))
    }
    talk.type("help")
    let number = try #require(talk.numbered.first { $0.title.key == "help-commands" }?.number)
    talk.type(String(number))
    let told = talk.said.joined().flatMap(\.everything).map(\.key)
    #expect(told.contains("command-find.piece") && !told.contains("command-find"))
  }

  @Test func theSolvedPuzzleCanStillBeRead() throws {
    var talk = try talk()
    for number in 1...9 { talk.type("\(number) \(try home(of: number).number)") }
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
    var talk = try talk()
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
    #expect(talk.said == [[Term("choose-empty-square", ["squares": .list(squares), "key": 0])]])
    let home = try home(of: 3)
    talk.type(String(home.number))
    #expect(talk.match?.table[home].top?.piece == Piece(2))
    #expect(talk.keys == ["told-moved"])
  }

  @Test func aPieceThatGoesBackIsInHandNoMore() throws {
    var talk = try talk()
    let wrong = try home(of: 4)
    #expect(talk.type("3 \(wrong.number)") == ["puzzle-refused-wrong"])
    talk.type("3")
    #expect(talk.type(String(wrong.number)) == ["puzzle-refused-wrong"])
    #expect(talk.type(String(wrong.number)) == ["label-square"])
  }

  @Test func anotherPieceTakesThePlaceOfTheOneInHand() throws {
    var talk = try talk()
    talk.type("3", "5")
    #expect(talk.keys == ["picked", "which-square"])
    #expect(talk.type("5") == ["put-back"])
  }

  @Test func aPlacedPieceIsStillFoundByItsNumber() throws {
    var talk = try talk()
    let home = try home(of: 3)
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
    var talk = try talk()
    let home = try home(of: 3)
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

  @Test(
    arguments: [
      ("describe 3", [.piece(Piece(2))]), ("describe 3 2", [.piece(Piece(2)), .choice(1)]),
      ("match 3 side-top", [.piece(Piece(2)), .choice(0)]),
      ("fits 23", [.square(.square(row: 2, column: 3))]),
      ("compare 3 2 5", [.piece(Piece(2)), .choice(1), .piece(Piece(4))]),
      ("compare 3 side-top 5", [.piece(Piece(2)), .choice(0), .piece(Piece(4))]), ("grid", []),
    ] as [(String, [GameQuery.Argument])])
  func aLineThatSaysAllIsAnswered(line: String, arguments: [GameQuery.Argument]) throws {
    var talk = try talk()
    talk.type(line)
    let gameQuery = GameQuery(String(line.prefix { $0 != " " }))
    #expect(talk.said == [[Witness.answer(gameQuery, arguments)]])
  }

  @Test(arguments: [
    ("compare 3 side-right 10", "10"), ("compare 3 up 5", "up"), ("describe 0", "0"),
    ("describe 3 4", "4"), ("fits 10", "10"),
  ]) func aLineThatMakesNoSenseIsRefused(line: String, wrong: String) throws {
    var talk = try talk()
    talk.type(line)
    #expect(talk.said == [[Term("not-understood", ["text": .text(wrong)])]])
  }

  @Test func whatIsMissingIsAskedForAndAskedAgain() throws {
    var talk = try talk()
    #expect(talk.type("compare") == ["ask-compare-1"])
    #expect(talk.type("77") == ["ask-compare-1"])
    #expect(talk.type("3") == ["ask-compare-2"])
    #expect(talk.type("2") == ["ask-compare-3"])
    #expect(talk.type("5") == ["answer"])
    #expect(talk.type("compare 3", "0") == ["game-back"])
  }

  @Test func aPlacedPieceIsMeantByItsNumberAndBySquare() throws {
    var talk = try talk()
    let home = try home(of: 3)
    talk.type("3 \(home.number)")
    for line in ["describe 3", "describe \(home.number)"] {
      talk.type(line)
      #expect(talk.said == [[Witness.answer(.describe, [.piece(Piece(2))])]], "\(line)")
    }
    let empty = try self.home(of: 4).number
    #expect(talk.type("describe \(empty)") == ["refused-nothing-to-take"])
  }

  @Test func whatIsInHandIsMeant() throws {
    var talk = try talk()
    talk.type("4", "listen")
    let heard = talk.requests.compactMap { request in
      if case .listen(let piece, _) = request { piece } else { nil }
    }
    #expect(heard == [Piece(3)])
  }

  @Test func aDropIsAMove() throws {
    var talk = try talk()
    #expect(talk.type("drop 1 100 500") == ["puzzle-lies puzzle-lies-on"])
    #expect(talk.match?.last?.move == Move([Piece(0)], to: .point(x: 100, y: 500)))
    #expect(talk.type("undo") == ["undone puzzle-lies puzzle-lies-on"])
  }

  @Test func aPlacedPieceIsRefusedBeforeItIsAskedWhereToDropIt() throws {
    var talk = try talk()
    talk.type("3 \(try home(of: 3).number)")
    #expect(talk.type("drop 3") == ["puzzle-refused-placed"])
    talk.type("drop 4")
    #expect(
      talk.said == [[Term("ask-drop-2", ["least": 80, "most": 400, "unit": 160])]])
  }

  @Test func whatIsAskedStandsInTheMenus() throws {
    var talk = try talk()
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

  @Test func theCornersInTheirOrderShowAndHideTheSecret() throws {
    var talk = try talk()
    #expect(talk.type("solve") == ["not-understood"])
    #expect(talk.type("11", "31", "33", "13") == ["label-square", "secret-shown"])
    #expect(talk.scenes.contains(.unlocked))
    #expect(talk.type("0", "1") == ["solving uncounted"])
    talk.type("")
    #expect(talk.type("11", "31", "33", "13") == ["label-square", "secret-hidden"])
    #expect(talk.type("solve") == ["not-understood"])
    #expect(talk.type("11", "33", "31", "13") == ["label-square"])
    #expect(talk.type("11", "11", "31", "33", "13") == ["label-square", "secret-shown"])
  }

  /// After how many seconds the next move is to come, and whether speech is waited for.
  private struct Pause: Equatable {
    let seconds: Double
    let whenSaid: Bool

    static let told = Pause(seconds: 1.2, whenSaid: true)
    static let fast = Pause(seconds: 0.3, whenSaid: false)

    static func all(in talk: Talk) -> [Pause] {
      talk.requests.compactMap { request in
        if case .wake(let seconds, let whenSaid) = request {
          Pause(seconds: seconds, whenSaid: whenSaid)
        } else {
          nil
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func solvingPlacesAPieceAtATimeInReadingOrder(isTold: Bool) throws {
    var talk = try talk()
    talk.type("11", "31", "33", "13", isTold ? "solve" : "solve-fast")
    let pause = isTold ? Pause.told : .fast
    #expect(Pause.all(in: talk) == [pause])
    let squares = try #require(try round().game as? PicturePuzzle).squares
    for (index, square) in squares.enumerated() {
      talk.wait()
      #expect(talk.match?.table[square].isEmpty == false || index == 8)
      #expect(Pause.all(in: talk) == (index == 8 ? [] : [pause]))
      #expect(talk.keys.contains("told-moved") == isTold)
    }
    #expect(talk.keys.prefix(isTold ? 2 : 1).last == "over-puzzle")
    #expect(talk.keys.contains("uncounted"))
    #expect(talk.wait() == [])
  }

  @Test func solvingIsMadeFasterWhileItRuns() throws {
    var talk = try talk()
    talk.type("11", "31", "33", "13", "solve")
    talk.wait()
    #expect(talk.type("solve-fast") == ["solving-fast"] && Pause.all(in: talk) == [.fast])
    #expect(talk.wait() == [] && Pause.all(in: talk) == [.fast])
    #expect(talk.type("solve") == ["solving"] && Pause.all(in: talk) == [.told])
  }

  @Test func aPuzzleThatSolvedItselfIsNotCounted() throws {
    var talk = try talk()
    talk.type("11", "31", "33", "13", "solve-fast")
    for _ in 1...9 { talk.wait() }
    #expect(talk.keys.contains("uncounted"))
    #expect(!talk.entries.contains { $0.key == "say-share" })
    #expect(!talk.all.contains { if case .record = $0 { true } else { false } })
    #expect(talk.all.contains { if case .forget = $0 { true } else { false } })
  }

  @Test func norIsOneThatIsGoneOnWithOrGivenUp() throws {
    let round = try round()
    var match = Match(round.game, seed: round.seed)
    match.leaveUncounted()
    try match.play(Move(.rearrange))
    let kept = KeptMatch(match, seconds: 5)
    var talk = Talk(
      .resume(slot: kept.slot), descriptors: [EveryDescriptor.puzzle], saves: [kept],
      describer: Witness())
    talk.type("new")
    #expect(talk.said.first?.first?.fillings["stakes"] == "nothing")
    talk.type("1")
    #expect(talk.keys.first?.hasPrefix("game-opened") == true)
    #expect(!talk.all.contains { if case .record = $0 { true } else { false } })
  }

  @Test(arguments: ["", "help", "0", "u", "nonsense"])
  func anythingStopsSolving(line: String) throws {
    var talk = try talk()
    talk.type("11", "31", "33", "13", "solve")
    talk.wait()
    let match = try #require(talk.match)
    #expect(talk.type(line) == ["solving-stopped puzzle-progress"])
    #expect(talk.wait() == [] && talk.match?.table == match.table)
  }

  @Test(arguments: ["space", "~", "h"]) func anyKeyStopsSolving(key: String) throws {
    var talk = try talk()
    talk.type("11", "31", "33", "13", "solve")
    #expect(talk.press(key) == ["solving-stopped puzzle-progress"])
  }

  @Test func aPuzzleWhosePictureIsGoneIsKept() throws {
    let round = try round()
    var match = Match(round.game, seed: round.seed)
    try match.play(Move(.rearrange))
    let kept = KeptMatch(match, seconds: 5)
    var talk = Talk(
      .resume(slot: kept.slot), descriptors: [EveryDescriptor.puzzle], saves: [kept],
      blindness: Refusal(Term("gone")))
    #expect(talk.keys.prefix(3) == ["gone", "main-menu", "menu-entry"])
    #expect(talk.type("1").first == "game-puzzle")
    #expect(talk.entries.first?.key == "menu-resume")
    #expect(talk.type("1").prefix(3) == ["gone", "main-menu", "menu-entry"])
    #expect(!talk.all.contains { if case .forget = $0 { true } else { false } })
  }

  @Test func thePictureIsHadAgainInEitherSize() throws {
    var talk = try talk()
    talk.type("4", "\(try home(of: 4).number)")
    talk.type("0")
    let again = ["again-puzzle-easy", "again-puzzle-hard"]
    func open(_ page: String, _ talk: inout Talk) throws {
      let entry = try #require(talk.numbered.first { $0.title.key.name == page })
      talk.type("\(entry.number)")
    }
    try open("game-menu-round", &talk)
    #expect(again.allSatisfy(talk.entries.map(\.key.name).contains))
    try open("again-puzzle-hard", &talk)
    #expect(talk.dialogue.playing?.match.table.pieces.count == 16)
    #expect(talk.dialogue.playing?.match.game.deals?.ingredients == ["plain"])
    // The smaller one is kept.
    talk.type("quit")
    #expect(talk.dialogue.saves.map(\.match.moveCount) == [0, 1])
  }

  @Test func thePictureIsHadAgainAtTheSameSizeIfThePlayerAgrees() throws {
    var talk = try talk()
    let again = Command.again("easy")
    talk.type("4", "\(try home(of: 4).number)")
    talk.give(.choose(.command(again)))
    #expect(talk.keys.first == "confirm-new")
    talk.type("1")
    #expect(talk.dialogue.playing?.match.moveCount == 0)
    #expect(talk.dialogue.playing?.match.game.deals?.ingredients == ["plain"])
    let lost = talk.all.contains {
      if case .record(let result, _) = $0 { result.ending == .abandoned } else { false }
    }
    #expect(lost)
  }

  @Test func afterTheEndThePictureCanBeHadAgain() throws {
    var talk = try talk()
    for piece in 1...9 { talk.type("\(piece) \(try home(of: piece).number)") }
    #expect(
      talk.entries.map(\.key.name).prefix(4)
        == ["play-again", "choose-motif-puzzle", "again-puzzle-easy", "again-puzzle-hard"])
    talk.type("4")
    #expect(talk.dialogue.playing?.match.table.pieces.count == 16)
    #expect(talk.dialogue.playing?.match.game.deals?.ingredients == ["plain"])
  }

  @Test func aPictureIsTakenFromTheMenuWhichTellsWhatBecomesOfIt() throws {
    var talk = Talk(descriptors: [EveryDescriptor.puzzle])
    talk.type("1", "4")
    #expect(
      talk.entries.map(\.key) == ["broken", "puzzle-by-path", "puzzle-by-camera", "puzzle-privacy"])
    #expect(talk.type("4") == ["puzzle-privacy-text"])
    talk.type("3")
    #expect(talk.said.first == [Term("camera")])
    talk.type("1")
    #expect(talk.dialogue.playing?.match.game.deals?.ingredients == ["/camera.jpg"])
  }

  @Test func thePictureIsChosenFirstAndThenTheSize() throws {
    var talk = Talk(descriptors: [EveryDescriptor.puzzle])
    talk.type("1")
    #expect(talk.entries.map(\.key).prefix(2) == ["plain", "twins"])
    talk.type("2")
    #expect(talk.entries.map(\.key) == ["puzzle-three", "puzzle-four"])
    talk.type("2")
    #expect(talk.keys.first == "game-opened-own")
  }
}
