// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Wakes a thread that polls, from any other: a pipe of this process with itself.
public final class Bell: Sendable {
  /// For a poll beside other descriptors; readable once the bell was rung, until it is heard.
  public let reading: Int32
  private let writing: Int32

  /// Nil where the process may not open any more files.
  public init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// A full pipe wakes as well as one more byte would.
  public func ring() {
    withUnsafeBytes(of: UInt8(0)) { _ = write(writing, $0.baseAddress, 1) }
  }

  /// Forgets all ringing up to now.
  public func hear() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(reading, &bytes, bytes.count) > 0 {}
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
    hear()
  }
}
