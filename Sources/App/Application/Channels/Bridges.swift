// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Cues
import Engine
import Foundation
import Gamepads
import Localization
import Narration
import Preferences
import Sound
import Speech
import Storage
import Terminal

// The modules do not know each other; here their words for the same thing meet.

extension Verbosity {
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

extension SoundPlacement {
  init(_ setting: Settings.Placement) { self = SoundPlacement(rawValue: setting.rawValue) ?? .off }
}

extension Direction {
  /// Where a place is heard; ahead for none.
  init(_ place: Place?, in layout: Layout) {
    guard let position = place.flatMap({ Position($0, in: layout) }) else {
      self = .ahead
      return
    }
    self.init(x: position.x, y: position.y)
  }
}

extension ColourChoice {
  /// The choice that a setting makes.
  public init(_ setting: Settings.Colour) {
    switch setting {
    case .auto: self = .auto
    case .on: self = .always
    case .off: self = .never
    }
  }
}

extension Effects {
  init(of scene: Scene, in layout: Layout) {
    switch scene {
    case .pickedUp(let piece, let place): self = .gesture(.pickUp, of: [piece], at: place)
    case .dropped(let piece, let place): self = .gesture(.putBack, of: [piece], at: place)
    case .refused(let pieces, _, let place): self = .refusal(of: pieces, at: place)
    case .examined(let piece, let place): self = .examination(of: piece, at: place)
    case .laidDown(let piece, let place): self = .layingDown(piece, at: place)
    case .played(let events): self.init(of: events, in: layout)
    case .unplayed(let events): self.init(undoing: events, in: layout)
    case .ended(.won): self = .victory
    case .ended: self.init()
    case .edge(let place): self.init(.edge, at: place)
    case .dealt: self.init(.deal)
    case .advised(let place): self.init(.hint, at: place)
    case .timed: self.init(.timer)
    case .unlocked: self.init(.message)
    }
  }
}

extension TerminalInput {
  /// What a gamepad tells, among the other inputs.
  init(_ news: GamepadMonitor.News) {
    self =
      switch news {
      case .pressed(let button): .button(button.rawValue)
      case .connected: .news("pad-connected")
      case .disconnected: .news("pad-disconnected")
      }
  }
}

extension WriteFailure {
  /// What the player is told where standard output takes nothing.
  public var reason: Term {
    let cause: FileProblem.Cause =
      switch self {
      case .full: .diskFull
      case .closed: .other(EPIPE)
      case .failed(let code): .other(code)
      }
    return Term("file-problem", ["path": "/dev/stdout", "cause": .term(cause.term)])
  }
}
