// SPDX-License-Identifier: GPL-3.0-or-later

import ConversationTestSupport
import Engine
import Learning
import Preferences
import Testing

@testable import Conversation

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
    progress: [ContinentProgress] = [], _ settle: (inout Settings) -> Void = { _ in }
  ) -> Talk {
    Talk(
      start,
      learning: LearningSource { wish, _, _ in
        wish.continent == .oceania ? [] : questions
      } progress: { _ in
        progress
      }, settle)
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
    #expect(talk.keys.last == "menu-choose-or-leave")
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
        [Term("goodbye")],
      ])
  }

  @Test func withoutAMistakeNothingComesBack() {
    var talk = talk()
    talk.type("2", "2", "2")
    #expect(talk.keys.prefix(3) == ["quiz-right", "quiz-result", "goodbye"])
  }

  @Test func zeroLeavesAndTellsHowItWentSoFar() {
    var talk = talk()
    #expect(talk.type("0") == ["goodbye"])
    talk = self.talk()
    talk.type("1")
    #expect(talk.type("0") == ["quiz-result", "quiz-missed", "goodbye"])
    #expect(talk.said[0] == [Term("quiz-result", ["right": 0, "count": 1])])
    #expect(answers(talk).count == 1)
  }

  @Test func whatWasStartedForAQuizEndsWithIt() {
    for line in ["0", "q", "quit"] {
      var talk = talk()
      #expect(talk.type(line) == ["goodbye"], "\(line)")
      #expect(talk.requests.contains { if case .leave = $0 { true } else { false } })
    }
    // What is opened over it leads back to it.
    var talk = talk()
    talk.type("settings")
    #expect(talk.type("0").first == "quiz-question")
    talk.type("2", "help")
    #expect(talk.type("0").first == "quiz-question")
    #expect(talk.said[0][0].fillings["n"] == 2)
    // A quiz that was chosen in the menu leads back to the menu.
    talk = self.talk(.mainMenu)
    talk.type("3", "1")
    #expect(talk.keys.last == "menu-choose-or-back")
    #expect(talk.type("q") == ["menu-entry"])
  }

  @Test func aQuestionIsSaidAgainWhole() {
    var talk = talk()
    let whole = talk.said
    for again in ["r", "repeat"] {
      talk.type("nonsense")
      talk.type(again)
      #expect(talk.said == whole, "\(again)")
    }
    talk.type("7", "R")
    let slow = talk.requests.compactMap { request in
      if case .saySlowly(let lines) = request { lines.map(\.sentences) } else { nil }
    }
    #expect(slow == [whole])
    // What was said of the answer before comes with it, as long as nothing was said since.
    talk.type("2", "r")
    #expect(talk.keys.prefix(3) == ["quiz-right", "fact-fr", "quiz-question"])
    talk.type("nonsense", "r")
    #expect(talk.keys.first == "quiz-question" && talk.entries.first?.key == "de-a")
    // Who reads back hears what was said then.
    talk.type("older", "r")
    #expect(talk.keys != ["menu-not-understood"] && talk.keys.first != "quiz-question")
    // In key mode the arrows walk the answers; then too.
    talk = self.talk(.quiz(QuizWish())) { $0.input = .keys }
    talk.press("down", ";")
    #expect(talk.said.starts(with: whole))
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
    #expect(talk.keys == ["quiz-none", "goodbye"])
  }

  @Test func theMenuOffersContinentsKindsAndProgress() {
    var talk = talk(
      .mainMenu, progress: [ContinentProgress(.asia, places: 9, known: 2, due: 1)])
    talk.type("3")
    #expect(
      talk.entries.map(\.key) == [
        "quiz-start", "quiz-continent", "quiz-kind", "command-refresher", "progress-menu",
        "week-menu",
      ])
    talk.type("2")
    #expect(talk.entries == Continent.allCases.map(\.name))
    #expect(talk.type("5") == ["quiz-none"])
    talk.type("0", "3")
    #expect(talk.entries.count == LearningItem.Kind.allCases.count)
    #expect(talk.type("1").first == "quiz-question")
    talk.type("0", "0", "5")
    #expect(talk.said == [[ContinentProgress(.asia, places: 9, known: 2, due: 1).term]])
  }

  @Test func theMenuTellsTheWeekThatEndsToday() {
    var talk = Talk(
      learning: LearningSource { _, _, _ in
        []
      } twoWeeks: { day in
        TwoWeeks(
          now: WeekProgress(to: day, daysPlayed: 4, known: 31, new: 12, forgotten: 3),
          before: WeekProgress(to: day + -7, daysPlayed: 2))
      } progress: { _ in
        []
      })
    talk.type("3")
    #expect(talk.type("6") == ["week", "week-days", "week-known", "week-new", "week-forgotten"])
    #expect(talk.said[1] == [Term("week-days", ["now": 4, "before": 2])])
    #expect(talk.lookups.last?.subject == .twoWeeks(Day(Talk.day)))
  }

  @Test func progressOfNothingIsOneSentence() {
    var talk = talk(.mainMenu, progress: [ContinentProgress(.asia, places: 9, known: 0, due: 0)])
    #expect(talk.type("3", "5") == ["progress-none"])
  }

  @Test func whereNothingIsToLearnTheMenuDoesNotOfferIt() {
    #expect(!Talk().entries.map(\.key).contains("menu-learning"))
  }
}
