// SPDX-License-Identifier: GPL-3.0-or-later

import CSDL2
import Loading

/// The functions of SDL that gamepads need, loaded when they are wanted.
///
/// The program is not linked with SDL: its many libraries for windows and sound, which are never
/// used, would make every start several milliseconds longer.
struct SDL {
  typealias Controller = OpaquePointer

  let initialize: @convention(c) (UInt32) -> CInt
  let quit: @convention(c) (UInt32) -> Void
  let setHint: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> SDL_bool
  let poll: @convention(c) (UnsafeMutablePointer<SDL_Event>) -> CInt
  let open: @convention(c) (CInt) -> Controller?
  let close: @convention(c) (Controller) -> Void
  let joystick: @convention(c) (Controller) -> OpaquePointer?
  let number: @convention(c) (OpaquePointer) -> SDL_JoystickID
  let path: @convention(c) (Controller) -> UnsafePointer<CChar>?
  let rumble: @convention(c) (Controller, UInt16, UInt16, UInt32) -> CInt

  /// Nil where this machine has no SDL 2.24 or newer.
  init?() {
    do {
      let library = try SharedLibrary("libSDL2-2.0.so.0")
      initialize = try library.function("SDL_InitSubSystem")
      quit = try library.function("SDL_QuitSubSystem")
      setHint = try library.function("SDL_SetHint")
      poll = try library.function("SDL_PollEvent")
      open = try library.function("SDL_GameControllerOpen")
      close = try library.function("SDL_GameControllerClose")
      joystick = try library.function("SDL_GameControllerGetJoystick")
      number = try library.function("SDL_JoystickInstanceID")
      path = try library.function("SDL_GameControllerPath")
      rumble = try library.function("SDL_GameControllerRumble")
    } catch {
      return nil
    }
  }
}
