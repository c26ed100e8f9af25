// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Wakes a thread that polls.
final class Bell: Sendable {
  private let reading: Int32
  private let writing: Int32

  /// Nil where the process may not open any more files.
  init?() {
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

  func ring() {
    // A full pipe wakes as well.
    _ = write(writing, [1], 1)
  }

  /// Waits until something can be read from `other`, the bell rings or the time is over.
  ///
  /// - Parameters:
  ///   - other: -1 for nothing.
  ///   - milliseconds: -1 for ever.
  func wait(or other: Int32, milliseconds: Int32) {
    var polled = [reading, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    poll(&polled, 2, milliseconds)
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}
