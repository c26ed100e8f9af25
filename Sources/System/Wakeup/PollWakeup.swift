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

  /// For a poll beside other descriptors; readable once the bell was rung, until it is heard.
  public var reading: Int32 { pipe.reading }

  public func wake() { pipe.send(0) }

  /// Forgets all ringing up to now.
  public func clear() {
    while !pipe.receive().isEmpty {}
  }

  /// Waits until something can be read from `other`, the bell rings or the time is over; then the
  /// bell is heard.
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
