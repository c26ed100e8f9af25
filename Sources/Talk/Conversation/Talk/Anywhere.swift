// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Preferences

/// What a player can ask on every screen.
extension Reply {
  mutating func sayAgain(_ answer: History.Answer, orEdge edge: Key = "history-empty") {
    isRetold = true
    guard !answer.isEmpty else {
      request(.show(.edge()))
      return say(edge)
    }
    for line in answer { say(line.sentences, at: line.place) }
  }

  mutating func saySlowly(_ answer: History.Answer) {
    guard !answer.isEmpty else { return sayAgain(answer) }
    // What a number chose then it need not choose now.
    request(.saySlowly(answer.map { Utterance($0.sentences, at: $0.place) }))
  }

  mutating func spell(_ name: Term?) {
    guard let name else { return say("nothing-to-spell") }
    request(.spell(name))
  }

  mutating func cycleVerbosity() {
    let all = Verbosity.allCases
    let index = all.firstIndex(of: memory.settings.verbosity) ?? 0
    change { $0.verbosity = all[(index + 1) % all.count] }
    say(Term(Key("verbosity-now-\(memory.settings.verbosity.rawValue)")))
  }

  mutating func toggleLearner() {
    change { $0.learner.toggle() }
    say(memory.settings.learner ? "learner-now-on" : "learner-now-off")
  }
}
