// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import ConversationTestSupport
import Engine
import Learning
import Samples
import Testing

@testable import Conversation

/// The lesson on what was missed, from what is missed to what is known again.
@Suite struct RefresherTests {
  private static func question(_ item: LearningItem) -> Question {
    Question(
      item, Term(Key("question-\(item.kind.rawValue)"), ["name": .text(item.entity)]),
      answers: ["a", "b", "c", "d"].map { Term(Key($0)) }, right: 1)
  }

  private static let source = LearningSource { _, _, _ in
    ["fr", "de"].map { question(LearningItem($0, .capital)) }
  } refresher: { missed in
    Refresher(
      cards: missed.map { [Term("refresher-card", ["name": .text($0.entity)])] },
      questions: missed.map(question))
  } progress: { _ in
    []
  }

  private func talk(_ start: Dialogue.Start = .mainMenu, isLearner: Bool = true) -> Talk {
    Talk(start, learning: Self.source) { $0.learner = isLearner }
  }

  private func missed(_ talk: Talk) -> [LearningItem] { talk.dialogue.memory.missed }

  @Test func whatIsMissedInAQuizIsReadWholeAndThenAskedOneByOne() {
    var talk = talk()
    talk.type("3", "1", "1")
    #expect(talk.type("4").prefix(3) == ["quiz-wrong", "quiz-result", "quiz-missed"])
    talk.press("f11")
    #expect(
      talk.keys.prefix(4) == ["refresher", "refresher-card", "refresher-card", "quiz-question"])
    #expect(talk.said[0] == [Term("refresher", ["count": 2])])
    #expect(talk.said[1] == [Term("refresher-card", ["name": "de"])], "the latest first")
    talk.type("2")
    #expect(missed(talk) == [LearningItem("fr", .capital)], "what is known is off the list")
    #expect(talk.type("2").prefix(2) == ["quiz-right", "quiz-result"])
    #expect(missed(talk) == [])
    #expect(talk.press("f11") == ["refresher-none"])
  }

  @Test func aLearnerIsToldTheKeyAtTheEnd() {
    var talk = Talk(learning: Self.source) {
      $0.learner = true
      $0.input = .keys
    }
    talk.type("3", "1")
    talk.press("1", "1")
    #expect(
      talk.said[3]
        == [Term("refresher-offer", ["ways": .list([Term("key-name-f11", fallback: "f11")])])])
  }

  @Test func anAnswerIsKeptAsInAQuiz() {
    var talk = talk()
    talk.type("3", "1", "1", "2", "refresher", "3")
    let answers = talk.all.compactMap { request in
      if case .answered(let item, let isRight, _) = request {
        "\(item.entity) \(isRight)"
      } else {
        nil
      }
    }
    #expect(answers == ["fr false", "de true", "fr false"])
    #expect(missed(talk) == [LearningItem("fr", .capital)])
  }

  @Test func theKeyAndTheWordBeginItWhereverThePlayerIsButInAQuiz() {
    for learner in [true, false] {
      var talk = talk(isLearner: learner)
      talk.type("3", "1", "1", "0", "0")
      #expect(talk.type("refresher").first == "refresher")
      #expect(talk.press("f11") == ["menu-not-understood"])
      #expect(talk.type("0").contains("main-menu") || talk.keys.contains("menu-entry"))
    }
  }

  @Test func whereNothingIsToLearnThereIsNothingToGoThrough() {
    var talk = Talk()
    #expect(talk.press("f11") == ["refresher-none"])
  }

  @Test func whoDoesNotLearnIsNotOfferedIt() {
    var talk = talk(isLearner: false)
    talk.type("3", "1", "1")
    #expect(!talk.type("1").contains("refresher-offer"))
  }

  @Test func aQuizThatTheProgramEndsWithOffersNothing() {
    var talk = talk(.quiz(QuizWish()))
    talk.type("1")
    #expect(!talk.type("1").contains("refresher-offer"))
  }

  @Test func aHintTellsThatItsCardIsNotKnown() throws {
    var talk = talk(.round(try Talk.round(Group.lettered(3), seed: 5)))
    for _ in 0..<30 {
      let match = try #require(talk.dialogue.playing).match
      let piece = match.game.hints?.advice(on: match.table)?.move.picked.first
      talk.type("hint")
      if let subject = piece.flatMap({ match.game.teaching?.subject(of: $0) }) {
        #expect(missed(talk) == [LearningItem(subject, .group)])
        talk.type("hint")
        #expect(missed(talk).count == 1)
        return
      }
      #expect(missed(talk) == [])
      talk.type("play-hint")
    }
    Issue.record("no hint about a card")
  }
}
