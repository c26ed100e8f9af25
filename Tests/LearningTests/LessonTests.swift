// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Learning
import Testing

/// What a quiz is made of, and in which order.
struct LessonTests {
  private let quizGenerator = Shipped.quizGenerator
  private let day = Day(20_261_121)

  private func quiz(
    _ wish: QuizWish = QuizWish(), known: [LearningItem: MemoryState] = [:], seed: UInt64 = 1
  ) -> [Question] {
    var generator = Generator(seed: seed)
    return quizGenerator.questions(wish, known: known, on: day, using: &generator)
  }

  @Test func aSeedAlwaysGivesTheSameQuizAndAnotherSeedAnother() {
    #expect(quiz() == quiz())
    #expect(quiz() != quiz(seed: 2))
    #expect(quiz().count == 10)
  }

  @Test func nothingIsAskedAboutTwiceInAQuiz() {
    for seed in 0..<20 {
      let entities = quiz(QuizWish(count: 50), seed: UInt64(seed)).map(\.item.entity)
      #expect(Set(entities).count == 50)
    }
  }

  @Test func whatWasMissedComesFirstTheMostForgottenAheadOfAll() {
    let scheduler = Scheduler()
    let (late, missed, known, future) = (
      LearningItem("country-fr", .capital), LearningItem("country-de", .group),
      LearningItem("country-es", .place), LearningItem("country-pt", .capital)
    )
    let memories = [
      late: scheduler.answered(isRight: false, on: day + -60),
      missed: scheduler.answered(isRight: false, on: day),
      known: scheduler.answered(isRight: true, on: day + -3),
      future: scheduler.answered(isRight: true, on: day),
    ]
    let items = quiz(known: memories).map(\.item)
    #expect(items.prefix(3) == [late, known, missed])
    #expect(!items.contains(future))
  }

  @Test func whatIsNewIsAskedBestKnownThingsFirst() {
    let familiar = quiz(QuizWish(count: 60)).map { quizGenerator.familiarity(of: $0.item.entity) }
    #expect(familiar.allSatisfy { $0 == .easy })
  }

  @Test func whatIsKnownIsAskedWhereNothingElseIsLeft() {
    let items = quizGenerator.items(of: [.place]).filter {
      quizGenerator.continent(of: $0.entity) == .oceania
    }
    let known = Dictionary(
      uniqueKeysWithValues: items.map { ($0, Scheduler().answered(isRight: true, on: day)) })
    let wish = QuizWish(continent: .oceania, kind: .place)
    #expect(quiz(wish, known: known).count == 10)
  }

  @Test(arguments: LearningItem.Kind.allCases) func aWishIsKept(kind: LearningItem.Kind) {
    let questions = quiz(QuizWish(continent: .africa, kind: kind, count: 5))
    #expect(questions.count == 5)
    for question in questions {
      #expect(question.item.kind == kind)
      #expect(quizGenerator.continent(of: question.item.entity) == .africa)
    }
  }

  @Test func whereNothingFitsThereIsNoQuestion() {
    #expect(quiz(QuizWish(continent: .oceania, kind: .neighbour)) == [])
    #expect(quiz(QuizWish(count: 0)) == [])
  }
}
