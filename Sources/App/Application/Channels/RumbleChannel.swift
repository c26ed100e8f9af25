// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Gamepads
import Preferences
import Terminal

/// The motors of the gamepads, which are listened to as long as the player wants it.
struct RumbleChannel: OutputChannel {
  private let deliver: @Sendable (TerminalInput) -> Void
  private var pads: GamepadMonitor?
  private var isWanted = false

  /// - Parameter deliver: gets what is pressed, on another thread.
  init(_ deliver: @escaping @Sendable (TerminalInput) -> Void) { self.deliver = deliver }

  /// How many are plugged in, as far as it has been told.
  var count: Int { pads?.count ?? 0 }

  var isListening: Bool { pads != nil }

  mutating func present(_ presentation: Presentation) {
    for element in presentation.elements {
      switch element {
      case .manner(let manner): isWanted = manner.settings.pads
      case .effects(let effects): pads?.observe(effects)
      default: break
      }
    }
    // What is presented first need not wait for them.
    guard isWanted != (pads != nil) else { return }
    pads?.close()
    pads = isWanted ? GamepadMonitor { [deliver] in deliver(TerminalInput($0)) } : nil
  }

  mutating func finish() async -> [Term] {
    pads?.close()
    return []
  }
}
