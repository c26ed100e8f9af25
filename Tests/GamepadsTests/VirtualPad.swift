// SPDX-License-Identifier: GPL-3.0-or-later

import CSDL2
import Loading
import Synchronization
import Testing

@testable import Gamepads

/// A gamepad that SDL makes up, and what it was told to do.
final class VirtualPad {
  struct Shake: Hashable, Sendable {
    let heavy: UInt16
    let light: UInt16

    static let none = Shake(heavy: 0, light: 0)
  }

  /// What the motors were told, one thing after the other.
  final class Motors: Sendable {
    private let told = Mutex<[Shake]>([])
    let stopped = AsyncStream<Void>.makeStream()

    func add(_ shake: Shake) {
      told.withLock { $0.append(shake) }
      if shake == .none { stopped.continuation.yield() }
    }

    var shakes: [Shake] { told.withLock { $0 } }
  }

  let motors = Motors()
  private let functions: Functions
  private let number: SDL_JoystickID
  private let joystick: OpaquePointer
  private var isPlugged = true

  /// Plugged in as soon as it is there.
  init() throws {
    functions = try Functions()
    try #require(functions.initialize(SDL_INIT_GAMECONTROLLER) == 0)
    let index = functions.attach(motors)
    try #require(index >= 0)
    number = functions.numberAt(index)
    joystick = try #require(functions.open(index))
    // Triggers rest at their lower end.
    set(SDL_CONTROLLER_AXIS_TRIGGERLEFT, to: -32_768)
    set(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, to: -32_768)
  }

  deinit {
    unplug()
    functions.quit(SDL_INIT_GAMECONTROLLER)
  }

  /// Why there can be no such pad here; nil where there can.
  static let obstacle: String? = {
    do {
      _ = try VirtualPad()
      return nil
    } catch {
      return "SDL makes no virtual gamepad: \(error)"
    }
  }()

  func press(_ button: SDL_GameControllerButton) { set(button, 1) }
  func release(_ button: SDL_GameControllerButton) { set(button, 0) }

  func set(_ axis: SDL_GameControllerAxis, to value: Int16) {
    _ = functions.setAxis(joystick, axis.rawValue, value)
  }

  func unplug() {
    guard isPlugged else { return }
    isPlugged = false
    functions.close(joystick)
    // The index changes as others come and go.
    for index in 0..<functions.count() where functions.numberAt(index) == number {
      _ = functions.detach(index)
      return
    }
  }

  private func set(_ button: SDL_GameControllerButton, _ value: UInt8) {
    _ = functions.setButton(joystick, button.rawValue, value)
  }
}

/// What of SDL only a virtual gamepad needs.
private struct Functions {
  let initialize: @convention(c) (UInt32) -> CInt
  let quit: @convention(c) (UInt32) -> Void
  let count: @convention(c) () -> CInt
  let numberAt: @convention(c) (CInt) -> SDL_JoystickID
  let open: @convention(c) (CInt) -> OpaquePointer?
  let close: @convention(c) (OpaquePointer) -> Void
  let detach: @convention(c) (CInt) -> CInt
  let setButton: @convention(c) (OpaquePointer, CInt, UInt8) -> CInt
  let setAxis: @convention(c) (OpaquePointer, CInt, Int16) -> CInt
  private let attachVirtual: @convention(c) (UnsafePointer<SDL_VirtualJoystickDesc>) -> CInt

  init() throws {
    let library = try SharedLibrary("libSDL2-2.0.so.0")
    initialize = try library.function("SDL_InitSubSystem")
    quit = try library.function("SDL_QuitSubSystem")
    count = try library.function("SDL_NumJoysticks")
    numberAt = try library.function("SDL_JoystickGetDeviceInstanceID")
    open = try library.function("SDL_JoystickOpen")
    close = try library.function("SDL_JoystickClose")
    detach = try library.function("SDL_JoystickDetachVirtual")
    setButton = try library.function("SDL_JoystickSetVirtualButton")
    setAxis = try library.function("SDL_JoystickSetVirtualAxis")
    attachVirtual = try library.function("SDL_JoystickAttachVirtualEx")
  }

  /// The motors must stay as long as the pad is plugged in.
  func attach(_ motors: VirtualPad.Motors) -> CInt {
    var description = SDL_VirtualJoystickDesc()
    description.version = UInt16(SDL_VIRTUAL_JOYSTICK_DESC_VERSION)
    description.type = UInt16(SDL_JOYSTICK_TYPE_GAMECONTROLLER.rawValue)
    description.naxes = 6
    description.nbuttons = 15
    description.userdata = Unmanaged.passUnretained(motors).toOpaque()
    description.Rumble = { motors, heavy, light in
      guard let motors else { return -1 }
      Unmanaged<VirtualPad.Motors>.fromOpaque(motors).takeUnretainedValue()
        .add(VirtualPad.Shake(heavy: heavy, light: light))
      return 0
    }
    return attachVirtual(&description)
  }
}
