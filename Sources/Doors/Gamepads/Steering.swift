// SPDX-License-Identifier: GPL-3.0-or-later

/// What gamepads tell as presses of buttons: sticks and triggers count from a point on, a direction
/// that is held acts again, and a button that means more when it is held acts when it is let go.
///
/// Time is given as it has passed since some fixed moment.
struct Steering: Sendable {
  static let firstRepeat = Duration.milliseconds(400)
  static let nextRepeat = Duration.milliseconds(120)
  /// How long a button is held that means more then.
  static let longPress = Duration.milliseconds(500)

  private struct Pad {
    var left = Stick()
    var right = Stick()
    var triggers: Set<PadButton> = []
  }

  private struct Held {
    let pad: Int32
    let button: PadButton
    let isStick: Bool
    var due: Duration
  }

  private var pads: [Int32: Pad] = [:]
  private var held: Held?

  /// When what is held acts next; nil where nothing is held that does.
  var deadline: Duration? { held?.due }

  /// The button that the event presses.
  mutating func take(_ event: PadEvent, at now: Duration) -> PadButton? {
    switch event.change {
    case .attached: pads[event.pad] = Pad()
    case .detached:
      pads[event.pad] = nil
      if held?.pad == event.pad { held = nil }
    case .pressed(let button): return press(button, of: event.pad, at: now)
    case .released(let button): return release(button, of: event.pad)
    case .moved(let axis, to: let value): return move(axis, of: event.pad, to: value, at: now)
    }
    return nil
  }

  /// What is held, once for all the time that has passed: what was missed is not made up for.
  mutating func takeHeld(at now: Duration) -> PadButton? {
    guard let held, held.due <= now else { return nil }
    if let long = held.button.long {
      self.held = nil
      return long
    }
    self.held?.due = now + Self.nextRepeat
    return held.button
  }

  /// Whatever is pressed, nothing else is held any more.
  ///
  /// - Returns: Nil for a button that acts later.
  private mutating func press(
    _ button: PadButton, of pad: Int32, isStick: Bool = false, at now: Duration
  ) -> PadButton? {
    let wait = button.long != nil ? Self.longPress : button.repeats ? Self.firstRepeat : nil
    held = wait.map { Held(pad: pad, button: button, isStick: isStick, due: now + $0) }
    return button.long == nil ? button : nil
  }

  /// The button, where it acts when it is let go.
  @discardableResult
  private mutating func release(
    _ button: PadButton, of pad: Int32, isStick: Bool = false
  ) -> PadButton? {
    guard let held, held.pad == pad, held.button == button, held.isStick == isStick else {
      return nil
    }
    self.held = nil
    return button.long == nil ? nil : button
  }

  private mutating func move(
    _ axis: PadEvent.Axis, of pad: Int32, to value: Double, at now: Duration
  ) -> PadButton? {
    var state = pads[pad] ?? Pad()
    defer { pads[pad] = state }
    switch axis {
    case .leftTrigger: return squeeze(.leftTrigger, to: value, &state, at: now, of: pad)
    case .rightTrigger: return squeeze(.rightTrigger, to: value, &state, at: now, of: pad)
    case .leftX, .leftY:
      let before = state.left.direction
      axis == .leftX ? state.left.move(x: value) : state.left.move(y: value)
      guard state.left.direction != before else { return nil }
      if let before { release(before.button, of: pad, isStick: true) }
      return state.left.direction.flatMap {
        press($0.button, of: pad, isStick: true, at: now)
      }
    case .rightX, .rightY:
      let before = state.right.direction
      axis == .rightX ? state.right.move(x: value) : state.right.move(y: value)
      guard state.right.direction != before else { return nil }
      return state.right.direction.flatMap { press($0.rightButton, of: pad, at: now) }
    }
  }

  private mutating func squeeze(
    _ trigger: PadButton, to value: Double, _ state: inout Pad, at now: Duration, of pad: Int32
  ) -> PadButton? {
    if value < Stick.releasing { state.triggers.remove(trigger) }
    guard value >= Stick.engaging, state.triggers.insert(trigger).inserted else { return nil }
    return press(trigger, of: pad, at: now)
  }
}

extension Stick.Direction {
  fileprivate var button: PadButton {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }

  fileprivate var rightButton: PadButton {
    switch self {
    case .up: .rightStickUp
    case .down: .rightStickDown
    case .left: .rightStickLeft
    case .right: .rightStickRight
    }
  }
}
