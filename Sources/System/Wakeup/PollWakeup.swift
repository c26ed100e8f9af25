// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Wakes a thread that polls, from any other.
public final class PollWakeup: Sendable {
  private let pipe: SelfPipe

  /// Nil where the process may not open any more files.
  public init?() {
    guard let pipe = SelfPipe() else { return nil }
    self.pipe = pipe
  }

  deinit { pipe.close() }

  /// For a poll beside other descriptors; readable once somebody called ``wake()``, until
  /// ``clear()``.
  public var reading: Int32 { pipe.reading }

  public func wake() { pipe.send(0) }

  /// Forgets every call of ``wake()`` up to now.
  public func clear() {
    while !pipe.receive().isEmpty {}
  }

  /// Waits until something can be read from `other`, somebody calls ``wake()`` or the time is over;
  /// then clears.
  ///
  /// - Parameters:
  ///   - other: -1 for nothing.
  ///   - milliseconds: -1 for ever.
  public func wait(or other: Int32, milliseconds: Int32) {
    var polled = [reading, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&polled, 2, milliseconds)
    clear()
  }
}
