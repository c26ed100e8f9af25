// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing
import Wakeup

@testable import Gamepads

/// Waiting for the files of devices; named pipes stand for them.
@Suite struct WatchTests {
  /// Longer than any test may take: who waits so long has not heard what it should.
  private static let ever: Int32 = 600_000

  @Test func aDeviceWithSomethingToTellEndsTheWait() throws {
    let device = try Pipe()
    var watch = Watch()
    watch.add(device.path, of: 1)
    #expect(watch.count == 1)
    let player = try device.writer()
    // More than one read takes, and all of it is taken.
    _ = [UInt8](repeating: 7, count: 10_000).withUnsafeBytes {
      write(player, $0.baseAddress, $0.count)
    }
    watch.wait(Self.ever)
    var left: CInt = 0
    _ = ioctl(player, UInt(FIONREAD), &left)
    #expect(left == 0)
    #expect(watch.count == 1)
    close(player)
  }

  @Test func aDeviceThatGoesAwayIsWatchedNoLonger() throws {
    let device = try Pipe()
    var watch = Watch()
    watch.add(device.path, of: 1)
    close(try device.writer())
    watch.wait(Self.ever)
    #expect(watch.count == 0)
    watch.wait(0)
  }

  @Test func whatCannotBeReadIsNotWatched() throws {
    var watch = Watch()
    watch.add("/nowhere/event0", of: 1)
    #expect(watch.count == 0)
    watch.remove(1)
  }

  @Test func theBellEndsTheWaitAlsoWhenItRangBefore() throws {
    let wakeup = try #require(PollWakeup())
    var watch = Watch(wakeup: wakeup)
    for _ in 1...100_000 { wakeup.wake() }
    watch.wait(Self.ever)
    Thread.detachNewThread { wakeup.wake() }
    watch.wait(Self.ever)
  }

  /// A named pipe.
  private final class Pipe {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    init() throws { try #require(mkfifo(path, 0o600) == 0) }
    deinit { unlink(path) }

    func writer() throws -> Int32 {
      let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      try #require(descriptor >= 0)
      return descriptor
    }
  }
}
