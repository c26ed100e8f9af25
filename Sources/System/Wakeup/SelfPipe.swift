// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A pipe of this process with itself that never blocks: a way to wake a thread that polls.
///
/// Whoever made it closes it. It is a value, so that a signal handler need not count references.
public struct SelfPipe: Sendable {
  /// For a poll beside other descriptors; readable once something was sent, until it is received.
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

  /// Safe within a signal handler. A full pipe wakes as well as one more byte would.
  public func send(_ byte: UInt8) {
    let before = errno
    withUnsafeBytes(of: byte) { _ = write(writing, $0.baseAddress, 1) }
    errno = before
  }

  /// What was sent since the last call, as much as is read at once; nothing where nothing was.
  public func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reading, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }

  public func close() {
    Glibc.close(reading)
    Glibc.close(writing)
  }
}
