// SPDX-License-Identifier: GPL-3.0-or-later

import CSDL2
import Cues
import Testing

@testable import Gamepads

/// Everything that SDL does, which is one for the whole process.
@Suite(.serialized) enum WithSDL {}

extension WithSDL {
  /// Gamepads that SDL makes up, and a clock that only the test moves.
  @Suite(
    .serialized,
    .enabled(if: VirtualPad.obstacle == nil, "\(VirtualPad.obstacle ?? "")"))
  struct SeatTests {
    /// A seat at which the pads that lie on the developer's table have been told already.
    private func seat() throws -> Seat {
      let controllers = Controllers()
      guard let controllers else { throw NoSDL() }
      var seat = Seat(controllers)
      _ = seat.turn(at: .zero)
      return seat
    }

    private struct NoSDL: Error {}

    @Test func everyButtonIsToldByItsName() throws {
      var seat = try seat()
      let pad = try VirtualPad()
      #expect(seat.turn(at: .zero) == [.connected])
      let buttons: [(SDL_GameControllerButton, PadButton)] = [
        (SDL_CONTROLLER_BUTTON_A, .a), (SDL_CONTROLLER_BUTTON_B, .b),
        (SDL_CONTROLLER_BUTTON_X, .x), (SDL_CONTROLLER_BUTTON_Y, .y),
        (SDL_CONTROLLER_BUTTON_DPAD_UP, .up), (SDL_CONTROLLER_BUTTON_DPAD_DOWN, .down),
        (SDL_CONTROLLER_BUTTON_DPAD_LEFT, .left), (SDL_CONTROLLER_BUTTON_DPAD_RIGHT, .right),
        (SDL_CONTROLLER_BUTTON_LEFTSHOULDER, .leftShoulder),
        (SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, .rightShoulder),
        (SDL_CONTROLLER_BUTTON_START, .start), (SDL_CONTROLLER_BUTTON_BACK, .back),
        (SDL_CONTROLLER_BUTTON_LEFTSTICK, .leftStick),
        (SDL_CONTROLLER_BUTTON_RIGHTSTICK, .rightStick),
      ]
      for (button, name) in buttons {
        pad.press(button)
        let pressed = seat.turn(at: .zero)
        pad.release(button)
        let released = seat.turn(at: .zero)
        #expect(pressed + released == [.pressed(name)])
        #expect(released.isEmpty == (name.long == nil))
      }
      // The button in the middle is the system's.
      pad.press(SDL_CONTROLLER_BUTTON_GUIDE)
      #expect(seat.turn(at: .zero) == [])
    }

    @Test func everyAxisIsToldByItsName() throws {
      var seat = try seat()
      let pad = try VirtualPad()
      #expect(seat.turn(at: .zero) == [.connected])
      let moves: [(SDL_GameControllerAxis, Int16, PadButton)] = [
        (SDL_CONTROLLER_AXIS_LEFTX, -32_768, .left), (SDL_CONTROLLER_AXIS_LEFTX, 32_767, .right),
        (SDL_CONTROLLER_AXIS_LEFTY, -32_768, .up), (SDL_CONTROLLER_AXIS_LEFTY, 32_767, .down),
        (SDL_CONTROLLER_AXIS_RIGHTX, -32_768, .rightStickLeft),
        (SDL_CONTROLLER_AXIS_RIGHTX, 32_767, .rightStickRight),
        (SDL_CONTROLLER_AXIS_RIGHTY, -32_768, .rightStickUp),
        (SDL_CONTROLLER_AXIS_RIGHTY, 32_767, .rightStickDown),
      ]
      for (axis, value, name) in moves {
        // A worn stick.
        pad.set(axis, to: value / 5 * 2)
        #expect(seat.turn(at: .zero) == [], "\(name)")
        pad.set(axis, to: value)
        #expect(seat.turn(at: .zero) == [.pressed(name)])
        pad.set(axis, to: 0)
        #expect(seat.turn(at: .zero) == [])
      }
      for (axis, name) in [
        (SDL_CONTROLLER_AXIS_TRIGGERLEFT, PadButton.leftTrigger),
        (SDL_CONTROLLER_AXIS_TRIGGERRIGHT, .rightTrigger),
      ] {
        pad.set(axis, to: 32_767)
        #expect(seat.turn(at: .zero) == [.pressed(name)])
        pad.set(axis, to: -32_768)
        #expect(seat.turn(at: .zero) == [])
      }
    }

    @Test func aDirectionThatIsHeldActsAgainByTheClock() throws {
      var seat = try seat()
      let pad = try VirtualPad()
      _ = seat.turn(at: .zero)
      pad.press(SDL_CONTROLLER_BUTTON_DPAD_RIGHT)
      #expect(seat.turn(at: .milliseconds(5)) == [.pressed(.right)])
      #expect(seat.turn(at: .milliseconds(404)) == [])
      #expect(seat.turn(at: .milliseconds(405)) == [.pressed(.right)])
      #expect(seat.turn(at: .milliseconds(524)) == [])
      #expect(seat.turn(at: .milliseconds(525)) == [.pressed(.right)])
      pad.release(SDL_CONTROLLER_BUTTON_DPAD_RIGHT)
      #expect(seat.turn(at: .milliseconds(900)) == [])
    }

    @Test(arguments: [
      (HapticCue.light, VirtualPad.Shake(heavy: 0, light: 0x6000), 60),
      (.medium, VirtualPad.Shake(heavy: 0x8000, light: 0x4000), 150),
      (.success, VirtualPad.Shake(heavy: 0xC000, light: 0xC000), 400),
    ]) func aShakeReachesThePadAndGoesBackToNothing(
      cue: HapticCue, shake: VirtualPad.Shake, length: Int
    ) throws {
      var seat = try seat()
      let pad = try VirtualPad()
      _ = seat.turn(at: .zero)
      pad.press(SDL_CONTROLLER_BUTTON_A)
      _ = seat.turn(at: .milliseconds(10))
      seat.rumble(cue, at: .milliseconds(10))
      #expect(pad.motors.shakes == [shake])
      // The thread wakes for the end of it.
      #expect(seat.patience(at: .milliseconds(8 + length)) == 2)
      _ = seat.turn(at: .milliseconds(9 + length))
      #expect(pad.motors.shakes == [shake])
      _ = seat.turn(at: .milliseconds(10 + length))
      #expect(pad.motors.shakes == [shake, .none])
      _ = seat.turn(at: .seconds(10))
      #expect(pad.motors.shakes == [shake, .none])
    }

    @Test func thePadThatWasUsedLastShakes() throws {
      var seat = try seat()
      let (first, second) = (try VirtualPad(), try VirtualPad())
      #expect(seat.turn(at: .zero) == [.connected, .connected])
      let light = VirtualPad.Shake(heavy: 0, light: 0x6000)
      second.press(SDL_CONTROLLER_BUTTON_B)
      #expect(seat.turn(at: .zero) == [.pressed(.b)])
      seat.rumble(.light, at: .zero)
      #expect(first.motors.shakes == [])
      #expect(second.motors.shakes == [light])
      first.set(SDL_CONTROLLER_AXIS_LEFTY, to: 32_767)
      #expect(seat.turn(at: .zero) == [.pressed(.down)])
      seat.rumble(.light, at: .milliseconds(10))
      #expect(second.motors.shakes == [light, .none])
      #expect(first.motors.shakes == [light])
      // What it held is let go, what the other holds is not.
      second.unplug()
      #expect(seat.turn(at: .milliseconds(20)) == [.disconnected])
      #expect(seat.turn(at: .milliseconds(400)) == [.pressed(.down)])
      #expect(first.motors.shakes == [light, .none])
    }

    @Test func aPadMayBePulledOutWhileItShakesAndIsHeld() throws {
      var seat = try seat()
      let pad = try VirtualPad()
      _ = seat.turn(at: .zero)
      pad.press(SDL_CONTROLLER_BUTTON_DPAD_UP)
      #expect(seat.turn(at: .zero) == [.pressed(.up)])
      seat.rumble(.success, at: .zero)
      pad.unplug()
      #expect(seat.turn(at: .milliseconds(1)) == [.disconnected])
      #expect(seat.turn(at: .seconds(2)) == [])
      seat.rumble(.success, at: .seconds(2))
      // Another takes its place.
      let other = try VirtualPad()
      #expect(seat.turn(at: .seconds(3)) == [.connected])
      seat.rumble(.light, at: .seconds(3))
      #expect(other.motors.shakes == [VirtualPad.Shake(heavy: 0, light: 0x6000)])
    }

    @Test func padsThatCannotBeWatchedAreAskedOftenOnlyWhileTheyAreUsed() throws {
      var seat = try seat()
      let before = seat.patience(at: .seconds(60))
      let pad = try VirtualPad()
      _ = seat.turn(at: .seconds(60))
      #expect(seat.patience(at: .seconds(60)) == 10)
      #expect(seat.patience(at: .seconds(64.9)) == 10)
      #expect(seat.patience(at: .seconds(65)) == 100)
      pad.press(SDL_CONTROLLER_BUTTON_B)
      _ = seat.turn(at: .seconds(70))
      #expect(seat.patience(at: .seconds(74)) == 10)
      pad.unplug()
      _ = seat.turn(at: .seconds(80))
      #expect(seat.patience(at: .seconds(90)) == before)
    }
  }

  /// The whole, on its own thread.
  @Suite(
    .serialized,
    .enabled(if: VirtualPad.obstacle == nil, "\(VirtualPad.obstacle ?? "")"))
  struct PadsTests {
    @Test func padsAreHeardShakeAndComeAndGo() async throws {
      let pad = try VirtualPad()
      let (news, told) = AsyncStream<GamepadMonitor.News>.makeStream()
      let pads = GamepadMonitor { told.yield($0) }
      var heard = news.makeAsyncIterator()
      while await heard.next() != .connected {}
      pad.press(SDL_CONTROLLER_BUTTON_X)
      #expect(await heard.next() == .pressed(.x))
      var effects = Effects()
      pads.observe(effects)
      #expect(pad.motors.shakes == [])
      effects.haptics = [.light, .medium]
      pads.observe(effects)
      var stopped = pad.motors.stopped.stream.makeAsyncIterator()
      _ = await stopped.next()
      #expect(pad.motors.shakes == [VirtualPad.Shake(heavy: 0x8000, light: 0x4000), .none])
      pad.unplug()
      #expect(await heard.next() == .disconnected)
      pads.close()
      pads.close()
      pads.rumble(.light)
    }

    @Test func nothingShakesAfterTheEnd() async throws {
      let pad = try VirtualPad()
      let (news, told) = AsyncStream<GamepadMonitor.News>.makeStream()
      let pads = GamepadMonitor { told.yield($0) }
      var heard = news.makeAsyncIterator()
      while await heard.next() != .connected {}
      pad.press(SDL_CONTROLLER_BUTTON_B)
      #expect(await heard.next() == .pressed(.b))
      pads.rumble(.success)
      while pad.motors.shakes.isEmpty { await Task.yield() }
      pads.close()
      #expect(pad.motors.shakes == [VirtualPad.Shake(heavy: 0xC000, light: 0xC000), .none])
    }

    /// They can be switched off and on again.
    @Test func othersMayFollow() async throws {
      for _ in 1...3 {
        let pad = try VirtualPad()
        let (news, told) = AsyncStream<GamepadMonitor.News>.makeStream()
        let pads = GamepadMonitor { told.yield($0) }
        var heard = news.makeAsyncIterator()
        while await heard.next() != .connected {}
        pads.close()
        pad.unplug()
      }
    }
  }
}
