// SPDX-License-Identifier: GPL-3.0-or-later

import Cues

/// How a gamepad shakes: its slow and heavy motor, its quick and light one, and for how long.
struct Rumble: Hashable, Sendable {
  /// From 0 to 65,535.
  let heavy: UInt16
  let light: UInt16
  let length: Duration

  /// A tap for what is in hand or refused, a push for a move, and a long shake for a success.
  init(_ cue: HapticCue) {
    switch cue {
    case .light: (heavy, light, length) = (0, 0x6000, .milliseconds(60))
    case .medium: (heavy, light, length) = (0x8000, 0x4000, .milliseconds(150))
    case .success: (heavy, light, length) = (0xC000, 0xC000, .milliseconds(400))
    }
  }
}
