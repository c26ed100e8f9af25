// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Why a line could not be written.
public enum WriteFailure: Error, Hashable, Sendable {
  /// Nobody reads any more: a pipe's reader or the terminal went away.
  case closed
  /// The disk, or the share of it that the player may use, is full.
  case full
  /// Anything else, as the system's number for it (`errno`).
  case failed(Int32)

  init(code: Int32) {
    self =
      switch code {
      case EPIPE, EIO, EBADF: .closed
      case ENOSPC, EDQUOT, EFBIG: .full
      default: .failed(code)
      }
  }
}

/// Writes lines to a descriptor, each with one call where the system takes it whole.
struct LineWriter {
  let descriptor: Int32
  /// Whether the last line was cut short; the next then begins on a line of its own.
  private var isTorn = false

  /// From now on a reader that went away is an error and no longer the end of the process.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
  }

  mutating func write(_ line: String) throws(WriteFailure) {
    try put(isTorn ? "\n\(line)\n" : "\(line)\n")
  }

  /// Writes a text that does not end its line.
  mutating func begin(_ text: String) throws(WriteFailure) {
    guard !text.isEmpty else { return }
    try put(text)
    isTorn = true
  }

  /// Writes a text that ends with the end of a line.
  mutating func put(_ text: String) throws(WriteFailure) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
        isTorn = true
      } else if errno == EAGAIN {
        waitForRoom()
      } else if errno != EINTR {
        throw WriteFailure(code: errno)
      }
    }
    isTorn = false
  }

  /// Another program may have told our output not to block.
  private func waitForRoom() {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&polled, 1, -1)
  }
}
