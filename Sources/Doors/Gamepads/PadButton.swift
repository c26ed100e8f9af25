// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be pressed on a gamepad, by the name it has among the keys of the keymap.
///
/// Buttons are called as on an Xbox controller; the left stick counts as the d-pad.
public enum PadButton: String, Hashable, Sendable, CaseIterable {
  case a = "pad-a"
  case b = "pad-b"
  case x = "pad-x"
  case y = "pad-y"
  case up = "pad-up"
  case down = "pad-down"
  case left = "pad-left"
  case right = "pad-right"
  case leftShoulder = "pad-left-shoulder"
  case rightShoulder = "pad-right-shoulder"
  case leftTrigger = "pad-left-trigger"
  case rightTrigger = "pad-right-trigger"
  case start = "pad-start"
  case back = "pad-back"
  /// The sticks pressed in.
  case leftStick = "pad-left-stick"
  case rightStick = "pad-right-stick"
  /// The right stick moved.
  case rightStickUp = "pad-right-stick-up"
  case rightStickDown = "pad-right-stick-down"
  case rightStickLeft = "pad-right-stick-left"
  case rightStickRight = "pad-right-stick-right"
  /// The A button held.
  case longA = "pad-a-long"

  /// Whether it acts again and again while it is held.
  var repeats: Bool {
    switch self {
    case .up, .down, .left, .right: true
    default: false
    }
  }

  /// What it is when it is held; such a button acts otherwise once it is let go.
  var long: PadButton? { self == .a ? .longA : nil }
}
