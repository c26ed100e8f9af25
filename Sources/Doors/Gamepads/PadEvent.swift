// SPDX-License-Identifier: GPL-3.0-or-later

/// What a gamepad tells.
struct PadEvent: Hashable, Sendable {
  /// By a number that no other gamepad gets while the program runs.
  let pad: Int32
  let change: Change

  enum Change: Hashable, Sendable {
    case attached
    case detached
    case pressed(PadButton)
    case released(PadButton)
    /// From -1, left or up, to 1; triggers from 0.
    case moved(Axis, to: Double)
  }

  enum Axis: Hashable, Sendable {
    case leftX, leftY, rightX, rightY, leftTrigger, rightTrigger
  }
}
