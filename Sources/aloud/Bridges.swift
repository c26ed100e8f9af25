// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Dialogue
import Engine
import Foundation
import Narration
import Phrasebook
import Preferences
import Speech
import Storage
import Terminal

// The modules do not know each other; here their words for the same thing meet.

extension Settings.Verbosity {
  var asPhrased: Verbosity { Verbosity(rawValue: rawValue) ?? .normal }

  /// How many symbols are named.
  var asSymbols: VoiceSettings.Symbols {
    switch self {
    case .brief: .none
    case .normal: .some
    case .full: .all
    }
  }
}

extension Urgency {
  var asSpoken: SpeechMessage.Lane {
    switch self {
    case .now: .focus
    case .next: .report
    }
  }
}

extension ColourChoice {
  init(_ setting: Settings.Colour) {
    switch setting {
    case .auto: self = .auto
    case .on: self = .always
    case .off: self = .never
    }
  }
}

extension Effects {
  init(of scene: Scene) {
    switch scene {
    case .pickedUp: self = .gesture(.pickUp)
    case .dropped: self = .gesture(.putBack)
    case .refused: self = .refusal
    case .played(let events): self.init(of: events)
    case .unplayed(let events): self.init(undoing: events)
    case .ended(.won): self = .victory
    case .ended, .edge: self.init()
    }
  }
}

extension WriteFailure {
  /// What the player is told where standard output takes nothing.
  var reason: Term {
    let cause: FileProblem.Cause =
      switch self {
      case .full: .diskFull
      case .closed: .other(EPIPE)
      case .failed(let code): .other(code)
      }
    return Term("file-problem", ["path": "/dev/stdout", "cause": .term(cause.term)])
  }
}
