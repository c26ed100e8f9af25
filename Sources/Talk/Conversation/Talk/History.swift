// SPDX-License-Identifier: GPL-3.0-or-later

import Narration

/// The answers given so far, which can be heard again, each as a whole.
struct History: Equatable, Codable, Sendable {
  /// All that was said to one command, a line each.
  typealias Answer = [Utterance]

  /// How many answers are kept.
  private let bound: Int
  private var answers: [Answer] = []
  /// How far back the player is reading; 0 for the newest.
  private var age = 0

  init(bound: Int = 0) { self.bound = bound }

  /// Adds to the newest answer what follows it.
  mutating func extend(by rest: Answer) {
    guard !rest.isEmpty else { return }
    answers.isEmpty ? answers.append(rest) : answers[answers.count - 1].append(contentsOf: rest)
    age = 0
  }

  /// Adds what was said. Where the focus was on its way is forgotten once it has gone on.
  mutating func add(_ answer: Answer) {
    guard !answer.isEmpty else { return }
    if let last = answers.last, last.allSatisfy({ $0.topic == .focus }) { answers.removeLast() }
    answers.append(answer)
    if answers.count > bound { answers.removeFirst() }
    age = 0
  }

  /// The answer heard last; empty where there is none.
  var current: Answer {
    answers.indices.contains(answers.count - 1 - age) ? answers[answers.count - 1 - age] : []
  }

  /// Whether nothing newer is there to be read.
  var isNewest: Bool { age == 0 }

  /// The answer before the one heard last; empty where there is none.
  mutating func older() -> Answer {
    guard age + 1 < answers.count else { return [] }
    age += 1
    return current
  }

  mutating func newer() -> Answer {
    guard age > 0 else { return [] }
    age -= 1
    return current
  }
}
