// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// A quiz: one question after the other, answered by number. Nothing of it depends on time.
public struct Quiz: Equatable, Codable, Sendable {
  private let questions: [Question]
  /// How many were answered, and which of these wrongly.
  private var answered = 0
  private var missed: [Question] = []
  /// The class that it is asked in; nil for none.
  private let code: JoinCode?

  /// Nil where there is no question.
  init?(_ questions: [Question], in code: JoinCode? = nil) {
    guard !questions.isEmpty else { return nil }
    self.code = code
    self.questions = questions
  }

  /// The question that is open.
  private var question: Question { questions[answered] }
}

public enum QuizAction: Equatable, Codable, Sendable {
  /// Counted from 0.
  case answer(Int)
  case finish
}

extension Quiz: PageContents {
  var isQuestion: Bool { true }
  var zero: Menu.Zero { .asks(.quiz(.finish)) }

  func heading(_ reply: Reply) -> [Term] {
    [
      Term(
        "quiz-question",
        [
          "question": .term(question.sentence), "n": .number(answered + 1),
          "count": .number(questions.count),
        ])
    ]
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    question.answers.enumerated().map { Menu.Entry($1, .quiz(.answer($0))) }
  }

  func perform(_ action: QuizAction, isLast: Bool, _ reply: inout Reply) {
    switch action {
    case .answer(let choice): take(choice, isLast: isLast, &reply)
    case .finish: finish(isLast: isLast, &reply)
    }
  }

  private func take(_ choice: Int, isLast: Bool, _ reply: inout Reply) {
    let isRight = choice == question.right
    reply.request(.answered(question.item, isRight: isRight, on: Day(reply.moment.day)))
    if let code {
      let day = Day(reply.moment.day)
      reply.request(.answeredInClass(question.item, isRight: isRight, on: day, in: code))
    }
    reply.say(
      Term(
        isRight ? "quiz-right" : "quiz-wrong",
        ["answer": .term(question.answers[question.right])]))
    if let fact = question.fact { reply.say(fact) }
    var next = self
    next.answered += 1
    isRight ? reply.know(question.item) : reply.miss(question.item)
    if !isRight { next.missed.append(question) }
    guard next.answered < questions.count else { return next.finish(isLast: isLast, &reply) }
    reply.go(.replace(.menu(Menu(.quiz(next), isLast: isLast))))
  }

  /// Tells how it went, as far as it went.
  private func finish(isLast: Bool, _ reply: inout Reply) {
    if answered > 0 {
      reply.say(
        Term(
          "quiz-result",
          ["right": .number(answered - missed.count), "count": .number(answered)]))
    }
    if !missed.isEmpty {
      let names = missed.map { Term(Key($0.item.entity)) }
      reply.say(Term("quiz-missed", ["names": .list(names)]))
      if !isLast { reply.say(reply.offerOfRefresher) }
    }
    reply.go(.close)
  }
}
