// SPDX-License-Identifier: GPL-3.0-or-later

import CSDL2

/// The gamepads of this machine, through SDL's game controllers and nothing else of it: no window,
/// no sound, no signals. To be used by one thread; one at a time in a process.
struct Controllers: ~Copyable {
  private let sdl: SDL
  private var pads: [Int32: SDL.Controller] = [:]

  /// What SDL is told before it starts. Gamepads are listened to though there is no window that
  /// could have the focus; the kernel's own drivers are used, which leave the devices to others too.
  private static let hints = [
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"), (SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1"),
    (SDL_HINT_JOYSTICK_HIDAPI, "0"),
  ]

  /// Nil where there is no SDL, or it will not start.
  init?() {
    guard let sdl = SDL() else { return nil }
    for (name, value) in Self.hints { _ = sdl.setHint(name, value) }
    guard sdl.initialize(SDL_INIT_GAMECONTROLLER) == 0 else { return nil }
    self.sdl = sdl
  }

  deinit {
    for pad in pads.values {
      _ = sdl.rumble(pad, 0, 0, 0)
      sdl.close(pad)
    }
    sdl.quit(SDL_INIT_GAMECONTROLLER)
  }

  var count: Int { pads.count }

  /// The file of the device, which tells when there is something to poll for; nil where SDL has
  /// none.
  func path(of pad: Int32) -> String? {
    pads[pad].flatMap { sdl.path($0) }.map { String(cString: $0) }
  }

  /// What happened since the last time.
  mutating func poll() -> [PadEvent] {
    var events: [PadEvent] = []
    var event = SDL_Event()
    while sdl.poll(&event) != 0 {
      if let told = told(event) { events.append(told) }
    }
    return events
  }

  /// Shakes a gamepad until it is told otherwise; SDL itself ends what is forgotten.
  ///
  /// - Parameter limit: in milliseconds.
  func shake(_ pad: Int32, heavy: UInt16, light: UInt16, limit: UInt32) {
    if let pad = pads[pad] { _ = sdl.rumble(pad, heavy, light, limit) }
  }

  private mutating func told(_ event: SDL_Event) -> PadEvent? {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED: return attach(event.cdevice.which)
    case SDL_CONTROLLERDEVICEREMOVED: return detach(event.cdevice.which)
    case SDL_CONTROLLERBUTTONDOWN:
      return PadButton(event.cbutton.button).map { PadEvent(event.cbutton.which, .pressed($0)) }
    case SDL_CONTROLLERBUTTONUP:
      return PadButton(event.cbutton.button).map { PadEvent(event.cbutton.which, .released($0)) }
    case SDL_CONTROLLERAXISMOTION:
      let value = Double(event.caxis.value) / 32_767
      return PadEvent.Axis(event.caxis.axis).map {
        PadEvent(event.caxis.which, .moved($0, to: max(value, -1)))
      }
    default: return nil
    }
  }

  /// - Parameter index: among the devices there are now; other events have the pad's number.
  private mutating func attach(_ index: Int32) -> PadEvent? {
    guard let pad = sdl.open(index), let joystick = sdl.joystick(pad) else { return nil }
    let number = sdl.number(joystick)
    guard pads.updateValue(pad, forKey: number) == nil else {
      // Opened twice, it is counted twice by SDL.
      sdl.close(pad)
      return nil
    }
    return PadEvent(number, .attached)
  }

  private mutating func detach(_ number: Int32) -> PadEvent? {
    guard let pad = pads.removeValue(forKey: number) else { return nil }
    sdl.close(pad)
    return PadEvent(number, .detached)
  }
}

extension PadEvent {
  fileprivate init(_ pad: Int32, _ change: Change) {
    self.init(pad: pad, change: change)
  }
}

extension PadButton {
  fileprivate init?(_ number: UInt8) {
    let button: PadButton? =
      switch SDL_GameControllerButton(Int32(number)) {
      case SDL_CONTROLLER_BUTTON_A: .a
      case SDL_CONTROLLER_BUTTON_B: .b
      case SDL_CONTROLLER_BUTTON_X: .x
      case SDL_CONTROLLER_BUTTON_Y: .y
      case SDL_CONTROLLER_BUTTON_DPAD_UP: .up
      case SDL_CONTROLLER_BUTTON_DPAD_DOWN: .down
      case SDL_CONTROLLER_BUTTON_DPAD_LEFT: .left
      case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: .right
      case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: .leftShoulder
      case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: .rightShoulder
      case SDL_CONTROLLER_BUTTON_START: .start
      case SDL_CONTROLLER_BUTTON_BACK: .back
      case SDL_CONTROLLER_BUTTON_LEFTSTICK: .leftStick
      case SDL_CONTROLLER_BUTTON_RIGHTSTICK: .rightStick
      default: nil
      }
    guard let button else { return nil }
    self = button
  }
}

extension PadEvent.Axis {
  fileprivate init?(_ number: UInt8) {
    let axis: PadEvent.Axis? =
      switch SDL_GameControllerAxis(Int32(number)) {
      case SDL_CONTROLLER_AXIS_LEFTX: .leftX
      case SDL_CONTROLLER_AXIS_LEFTY: .leftY
      case SDL_CONTROLLER_AXIS_RIGHTX: .rightX
      case SDL_CONTROLLER_AXIS_RIGHTY: .rightY
      case SDL_CONTROLLER_AXIS_TRIGGERLEFT: .leftTrigger
      case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: .rightTrigger
      default: nil
      }
    guard let axis else { return nil }
    self = axis
  }
}
