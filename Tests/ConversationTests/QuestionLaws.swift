// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Samples
import Testing

@testable import Conversation

/// Every question lets the player leave or give another command, and is asked again in one sentence
/// where what is typed is neither an answer nor a command.
@Suite struct QuestionLaws {
  /// A question over the table of a game, by what leads to it.
  struct Question: CustomTestStringConvertible, Sendable {
    let game: String
    let path: [String]
    var testDescription: String { "\(game): \(path.joined(separator: ", "))" }

    /// In front of it, in a game that has begun and can be gone on with.
    func asked() throws -> Talk {
      var talk = try Self.begun(game)
      for line in path { talk.type(line) }
      return talk
    }

    static func begun(_ game: String) throws -> Talk {
      let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
      let round = try descriptor.deal(
        DealRequest(difficulty: descriptor.difficulties[0], number: 1))
      var match = Match(round.game, seed: round.seed)
      for _ in 0..<2 { try match.play(try #require(match.game.moves(on: match.table).first)) }
      match.undo()
      return Talk(
        .resume(slot: match.game.slot), descriptors: EveryDescriptor.all,
        saves: [KeptMatch(match, seconds: 0)],
        describer: Asker())
    }
  }

  /// Wants everything that can be asked for.
  private struct Asker: PieceDescriber {
    let title = Term("title")
    func look(of piece: Piece) -> Term? { nil }

    func parameters(of gameQuery: GameQuery) -> [GameQuery.Parameter] {
      [.piece, .choice(["side-top", "side-right"]), .number(80...400, unit: 160), .emptySquare]
    }

    func answer(
      _ gameQuery: GameQuery, _ arguments: [GameQuery.Argument], picked: [Piece], on table: Table
    ) -> GameQueryAnswer { .lines([]) }
  }

  /// Questions to be answered by a number, a word or a name; with what agrees or does not.
  static let all: [Question] = EveryDescriptor.all.flatMap { descriptor in
    let queries = descriptor.commands.queries.map(\.key.name).flatMap { query in
      [[query], [query, "1"], [query, "1", "2"], [query, "1", "2", "80"]]
    }
    return (queries + [["undo-several"], ["redo-several"], ["new"], ["restart"]])
      .map { Question(game: descriptor.id, path: $0) }
  }.filter { (try? $0.asked())?.isAsked == true }

  @Test func thereAreQuestionsInEveryGame() {
    #expect(Set(Self.all.map(\.game)) == Set(EveryDescriptor.all.map(\.id)))
    #expect(Self.all.contains { $0.path.count == 4 })
  }

  @Test(arguments: all) func anotherCommandIsDone(_ question: Question) throws {
    var talk = try question.asked()
    #expect(talk.type("progress").contains { $0.hasPrefix("progress-moves") })
    #expect(talk.isAtTable)
    talk = try question.asked()
    #expect(talk.type("undo").first?.hasPrefix("undone") == true)
  }

  @Test(arguments: all) func helpIsGivenAndTheQuestionIsStillThere(_ question: Question) throws {
    var talk = try question.asked()
    let asked = talk.dialogue.screens
    #expect(talk.type("help").first == "help")
    talk.type("0")
    #expect(talk.dialogue.screens == asked)
  }

  @Test(arguments: all) func leavingIsAlwaysPossible(_ question: Question) throws {
    for way in ["0", "escape"] {
      var talk = try question.asked()
      talk.give(way == "0" ? .line(way) : .key(way))
      #expect(talk.isAtTable, "\(way)")
    }
  }

  @Test(arguments: all) func nonsenseHasItAskedAgainInOneSentence(_ question: Question) throws {
    var talk = try question.asked()
    let asked = talk.dialogue.screens.last
    for nonsense in ["qqxx", "qqxx 3", "-1", question.game == "spider" ? "falls" : "deal"] {
      talk.type(nonsense)
      #expect(talk.said.map(\.count) == [1], "\(nonsense): \(talk.keys)")
      #expect(talk.dialogue.screens.last == asked)
    }
  }

  /// What is asked on the way to a game and beside it: which, how many, by what name.
  @Test func theSameHoldsOfWhateverIsAskedInMenus() {
    var open = [Talk.amongMenus(isByKeys: false, seed: 2)]
    var known: [Screen] = []
    while let talk = open.popLast(), known.count < 300 {
      guard let front = talk.dialogue.screens.last, !known.contains(front), !talk.isAtTable,
        !talk.dialogue.isWaiting
      else {
        continue
      }
      known.append(front)
      check(talk, front)
      for entry in talk.dialogue.view.entries.prefix(30) where talk.dialogue.screens.count < 5 {
        var next = talk
        next.give(.choose(entry.choice))
        open.insert(next, at: 0)
      }
    }
    #expect(known.count > 60)
    let descriptors = known.reduce(into: [0, 0, 0]) { counts, screen in
      switch screen {
      case .menu: counts[0] += 1
      case .number: counts[1] += 1
      default: counts[2] += 1
      }
    }
    #expect(descriptors.allSatisfy { $0 > 1 }, "\(descriptors)")
  }

  private func check(_ talk: Talk, _ front: Screen) {
    let name = talk.dialogue.view.title?.key.name ?? ""
    var left = talk
    left.press("escape")
    #expect(left.dialogue.screens.last != front || name == "main-menu", "\(name)")
    if case .text(let question) = front,
      question.isAnswered(by: "qqxx", nil, talk.dialogue.environment)
    {
      return
    }
    var lost = talk
    lost.type("qqxx")
    #expect(lost.said.map(\.count) == [1], "\(name): \(lost.keys)")
    #expect(lost.dialogue.screens.last == front, "\(name)")
    var helped = talk
    #expect(helped.type("help").first == "help", "\(name)")
  }

  @Test func whereAnyTextAnswersOnlyLeavingIsNoAnswer() throws {
    for way in ["0", "escape"] {
      var talk = try Question.begun("klondike")
      #expect(talk.type("find") == ["find-question"])
      talk.give(way == "0" ? .line(way) : .key(way))
      #expect(talk.isAtTable)
    }
    var talk = try Question.begun("klondike")
    talk.type("find", "help")
    #expect(talk.keys.first == "find-nothing")
  }

  @Test func yesAndNoMayBeShortenedWhateverElseThatMeans() throws {
    for (answer, isDone) in [("y", true), ("n", false), ("Ye", true)] {
      let descriptor = EveryDescriptor.atlas
      let round = try descriptor.deal(DealRequest(difficulty: "easy", number: 1))
      var talk = Talk(
        .round(round), descriptors: [descriptor],
        words: {
          $0.key == "confirm-yes" ? "Yes" : $0.key == "confirm-no" ? "No" : $0.plainName
        })
      talk.type("draw", "restart", answer)
      #expect(talk.isAtTable)
      #expect(talk.match?.moveCount == (isDone ? 0 : 1))
    }
  }

  @Test func aMoveOrAnotherQueryOfThePuzzleGivesTheQuestionUp() throws {
    let question = Question(game: "puzzle", path: ["describe"])
    var talk = try question.asked()
    #expect(talk.keys == ["ask-describe-1"])
    #expect(talk.type("listen 3") == ["ask-listen-2"])
    talk = try question.asked()
    talk.type("S")
    #expect(talk.match?.last?.move == Move(.rearrange))
    talk = try question.asked()
    talk.type("1 22")
    #expect(talk.scenes != [] && talk.isAtTable)
  }
}

extension Talk {
  /// Whether something is asked over the table.
  fileprivate var isAsked: Bool {
    switch dialogue.screens.last {
    case .text: true
    case .menu(let menu): if case .confirmation = menu.page { true } else { false }
    default: false
    }
  }

  fileprivate var isAtTable: Bool {
    if case .playing = dialogue.screens.last { true } else { false }
  }
}
