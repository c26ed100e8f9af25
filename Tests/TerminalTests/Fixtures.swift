// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TerminalTestSupport
import Testing

/// A file without a name to print into.
final class PrintedFile {
  let descriptor: Int32

  init() throws {
    let path = temporaryPath()
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0)
    unlink(path)
  }

  deinit { close(descriptor) }

  func text() throws -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    try #require(count >= 0)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}

/// A terminal opened by the tests themselves.
final class PlainTerminal {
  let player: PseudoTerminal
  let descriptor: Int32

  init() throws {
    player = try PseudoTerminal()
    descriptor = open(player.path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(descriptor >= 0)
  }

  deinit { close(descriptor) }
}

func temporaryPath() -> String {
  FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
}

func pipeEnds() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  try #require(pipe(&ends) == 0)
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
