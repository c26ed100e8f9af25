// SPDX-License-Identifier: GPL-3.0-or-later

import Narration

/// The answers given so far, which can be heard again, each as a whole.
struct History: Sendable {
  /// All that was said to one command, a line each.
  typealias Answer = [Utterance]

  /// Enough for an evening, little enough to keep.
  private static let limit = 500

  private var answers: [Answer] = []
  /// How far back the player is reading; 0 for the newest.
  private var age = 0

  /// Adds what was said. Where the focus was on its way is forgotten once it has gone on.
  mutating func add(_ answer: Answer) {
    guard !answer.isEmpty else { return }
    if let last = answers.last, last.allSatisfy({ $0.topic == .focus }) { answers.removeLast() }
    answers.append(answer)
    if answers.count > Self.limit { answers.removeFirst() }
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
