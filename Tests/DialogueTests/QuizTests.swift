// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Testing

@testable import Dialogue

/// A quiz, question by question.
@Suite struct QuizTests {
  private static let questions = ["fr", "de", "es"].map { country in
    Question(
      LearningItem(country, .capital), Term("question-capital", ["name": .text(country)]),
      answers: ["a", "b", "c", "d"].map { Term(Key("\(country)-\($0)")) }, right: 1,
      fact: country == "es" ? nil : Term(Key("fact-\(country)")))
  }

  private func talk(
    _ start: Dialogue.Start = .quiz(QuizWish()), _ questions: [Question] = questions,
    progress: [ContinentProgress] = []
  ) -> Talk {
    Talk(
      start,
      learning: LearningSource { wish, _, _ in
        wish.continent == .oceania ? [] : questions
      } progress: { _ in
        progress
      })
  }

  private func answers(_ talk: Talk) -> [String] {
    talk.all.compactMap { request in
      guard case .answered(let item, let isRight, let day) = request else { return nil }
      return "\(item.entity) \(item.kind) \(isRight) \(day == Day(Talk.day))"
    }
  }

  @Test func aQuestionIsReadWithItsAnswersByNumber() {
    let talk = talk()
    #expect(
      talk.said.first == [
        Term(
          "quiz-question",
          ["question": .term(Self.questions[0].sentence), "n": 1, "count": 3])
      ])
    #expect(talk.entries.map(\.key.name) == ["fr-a", "fr-b", "fr-c", "fr-d"])
    #expect(talk.keys.last == "menu-choose-or-back")
  }

  @Test func anAnswerIsToldWithTheRightOneAndOneFactThenTheNextQuestionComes() {
    var talk = talk()
    talk.type("2")
    #expect(talk.said[0] == [Term("quiz-right", ["answer": .term(Term("fr-b"))])])
    #expect(talk.keys[1...2] == ["fact-fr", "quiz-question"])
    talk.type("4")
    #expect(talk.said[0] == [Term("quiz-wrong", ["answer": .term(Term("de-b"))])])
    #expect(answers(talk) == ["fr capital true true", "de capital false true"])
  }

  @Test func atTheEndTheResultIsToldAndWhatComesBack() {
    var talk = talk()
    talk.type("2", "1", "3")
    #expect(
      talk.said.prefix(4) == [
        [Term("quiz-wrong", ["answer": .term(Term("es-b"))])],
        [Term("quiz-result", ["right": 1, "count": 3])],
        [Term("quiz-missed", ["names": .list([Term("de"), Term("es")])])],
        [Term("main-menu")],
      ])
  }

  @Test func withoutAMistakeNothingComesBack() {
    var talk = talk()
    talk.type("2", "2", "2")
    #expect(talk.keys.prefix(3) == ["quiz-right", "quiz-result", "main-menu"])
  }

  @Test func zeroLeavesAndTellsHowItWentSoFar() {
    var talk = talk()
    #expect(talk.type("0").first == "main-menu")
    talk = self.talk()
    talk.type("1")
    #expect(talk.type("0").prefix(3) == ["quiz-result", "quiz-missed", "main-menu"])
    #expect(talk.said[0] == [Term("quiz-result", ["right": 0, "count": 1])])
    talk.type("0")
    #expect(answers(talk).count == 1)
  }

  @Test func nonsenseAnswersNothing() {
    var talk = talk()
    #expect(talk.type("5") == ["menu-no-such-entry"])
    #expect(talk.type("Paris") == ["menu-not-understood"])
    #expect(talk.type("list").first == "quiz-question")
    #expect(answers(talk) == [])
  }

  @Test func aWishThatNothingFitsIsRefused() {
    let talk = talk(.quiz(QuizWish(continent: .oceania)))
    #expect(talk.keys.prefix(2) == ["quiz-none", "main-menu"])
  }

  @Test func theMenuOffersContinentsKindsAndProgress() {
    var talk = talk(
      .mainMenu, progress: [ContinentProgress(.asia, places: 9, known: 2, due: 1)])
    talk.type("3")
    #expect(
      talk.entries.map(\.key) == ["quiz-start", "quiz-continent", "quiz-kind", "progress-menu"])
    talk.type("2")
    #expect(talk.entries == Continent.allCases.map(\.name))
    #expect(talk.type("5") == ["quiz-none"])
    talk.type("0", "3")
    #expect(talk.entries.count == LearningItem.Kind.allCases.count)
    #expect(talk.type("1").first == "quiz-question")
    talk.type("0", "0", "4")
    #expect(talk.said == [[ContinentProgress(.asia, places: 9, known: 2, due: 1).term]])
  }

  @Test func progressOfNothingIsOneSentence() {
    var talk = talk(.mainMenu, progress: [ContinentProgress(.asia, places: 9, known: 0, due: 0)])
    #expect(talk.type("3", "4") == ["progress-none"])
  }

  @Test func whereNothingIsToLearnTheMenuDoesNotOfferIt() {
    #expect(!Talk().entries.map(\.key).contains("menu-learning"))
  }
}
