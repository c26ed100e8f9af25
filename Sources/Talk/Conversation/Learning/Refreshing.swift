// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning

/// The lesson on what was missed.
extension Reply {
  /// More would not be gone through in one sitting anyway.
  private static let mostMissed = 20

  mutating func miss(_ item: LearningItem) {
    know(item)
    memory.missed = Array(([item] + memory.missed).prefix(Self.mostMissed))
  }

  mutating func know(_ item: LearningItem) { memory.missed.removeAll { $0 == item } }

  /// How a learner who has missed something in a quiz begins the lesson; empty for anyone else. After a
  /// round the lesson is an entry of the menu.
  var offerOfRefresher: [Term] {
    let ways = ways(to: .query(.refresher), in: environment.keymap(of: descriptor))
    guard offersRefresher, !memory.usesPad, !ways.isEmpty else { return [] }
    return [Term("refresher-offer", ["ways": .list(ways)])]
  }

  var offersRefresher: Bool {
    memory.settings.learner && environment.capabilities.canLearn && !memory.missed.isEmpty
  }

  mutating func startRefresher() {
    let seed = memory.numbers.next()
    lookUp(.refresher(memory.missed, Day(moment.day), seed: seed), for: .refresher)
  }

  mutating func begin(_ refresher: Refresher) {
    guard let quiz = Quiz(refresher.questions) else { return say("refresher-none") }
    say(Term("refresher", ["count": .number(refresher.cards.count)]))
    for card in refresher.cards { say(card) }
    go(.open(.menu(.quiz(quiz))))
  }
}

extension Playing {
  /// Keeps what a learner needed a hint for.
  func noteHint(_ hint: Move, _ reply: inout Reply) {
    guard tutorial == nil, let piece = hint.picked.first,
      let subject = game.teaching?.subject(of: piece)
    else { return }
    reply.miss(LearningItem(subject, .group))
  }
}
