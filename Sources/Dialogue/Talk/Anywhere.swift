// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Preferences

/// What a player can ask on every screen.
extension Reply {
  mutating func sayAgain(_ utterance: Utterance?, orEdge edge: Key = "history-empty") {
    guard let utterance else {
      request(.show(.edge()))
      return list([Term(edge)])
    }
    list(utterance.sentences, at: utterance.place)
  }

  mutating func saySlowly(_ utterance: Utterance?) {
    guard let utterance else { return sayAgain(nil) }
    request(.saySlowly(utterance.sentences))
  }

  mutating func spell(_ name: Term?) {
    guard let name else { return say("nothing-to-spell") }
    request(.spell(name))
  }

  mutating func cycleVerbosity() {
    let all = Settings.Verbosity.allCases
    let index = all.firstIndex(of: memory.settings.verbosity) ?? 0
    change { $0.verbosity = all[(index + 1) % all.count] }
    say(Term(Key("verbosity-now-\(memory.settings.verbosity.rawValue)")))
  }

  mutating func toggleLearner() {
    change { $0.learner.toggle() }
    say(memory.settings.learner ? "learner-now-on" : "learner-now-off")
  }
}
