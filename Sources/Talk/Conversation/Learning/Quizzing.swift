// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// A quiz: one question after the other, answered by number. Nothing of it depends on time.
struct Quizzing: Screen {
  private let questions: [Question]
  /// Whether the program ends with it.
  private let isAlone: Bool
  /// How many were answered, and which of these wrongly.
  private var answered = 0
  private var missed: [Question] = []
  private var menu: Menu

  /// Nil where there is no question.
  init?(_ questions: [Question], isAlone: Bool) {
    guard !questions.isEmpty else { return nil }
    self.questions = questions
    self.isAlone = isAlone
    menu = Menu([]) { _ in [] }
    menu = asking
  }

  var isQuestion: Bool { true }

  mutating func open(_ reply: inout Reply, isReturning: Bool) {
    menu.open(&reply, isReturning: isReturning)
  }

  mutating func respond(to command: Command, _ reply: inout Reply) {
    menu.respond(to: command, &reply)
  }

  /// The question that is open.
  private var asking: Menu {
    let quiz = self
    let question = questions[answered]
    let heading = Term(
      "quiz-question",
      [
        "question": .term(question.sentence), "n": .number(answered + 1),
        "count": .number(questions.count),
      ])
    let end: @Sendable (inout Reply) -> Void = { quiz.finish(&$0) }
    return Menu([heading], zero: isAlone ? .asksToLeave(end) : .asks(end)) { _ in
      question.answers.indices.map { choice in
        Menu.Entry(question.answers[choice]) { quiz.take(choice, &$0) }
      }
    }
  }

  private func take(_ choice: Int, _ reply: inout Reply) {
    let question = questions[answered]
    let isRight = choice == question.right
    reply.request(.answered(question.item, isRight: isRight, on: Day(reply.moment.day)))
    reply.say(
      Term(
        isRight ? "quiz-right" : "quiz-wrong",
        ["answer": .term(question.answers[question.right])]))
    if let fact = question.fact { reply.say(fact) }
    var next = self
    next.answered += 1
    if !isRight { next.missed.append(question) }
    guard next.answered < questions.count else { return next.finish(&reply) }
    next.menu = next.asking
    reply.go(.replace(next))
  }

  /// Tells how it went, as far as it went.
  @Sendable private func finish(_ reply: inout Reply) {
    if answered > 0 {
      reply.say(
        Term(
          "quiz-result",
          ["right": .number(answered - missed.count), "count": .number(answered)]))
    }
    if !missed.isEmpty {
      let names = missed.map { Term(Key($0.item.entity)) }
      reply.say(Term("quiz-missed", ["names": .list(names)]))
    }
    reply.go(.close)
  }
}

extension Quizzing {
  /// Begins a quiz, or tells why there is none.
  ///
  /// - Parameter isAlone: whether the program ends with it.
  /// - Returns: Whether there is one.
  @discardableResult
  static func start(_ wish: QuizWish, isAlone: Bool = false, _ reply: inout Reply) -> Bool {
    do throws(Refusal) {
      let seed = reply.memory.numbers.next()
      let day = Day(reply.moment.day)
      let questions = try reply.environment.learning?.questions(wish, day, seed) ?? []
      guard let quiz = Quizzing(questions, isAlone: isAlone) else {
        throw Refusal(Term("quiz-none"))
      }
      reply.go(.open(quiz))
      return true
    } catch {
      reply.say(error.reason)
      return false
    }
  }
}
