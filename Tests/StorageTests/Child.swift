// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A copy of the game in a process of its own; see StorageChild.
final class Child {
  private let process = Process()
  private let output = Pipe()
  private var unread = Data()

  /// - Parameter folder: that of the saves.
  init(_ folder: URL, _ arguments: String...) throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "StorageChild")
    process.arguments = [folder.deletingLastPathComponent().path] + arguments
    process.standardOutput = output
    try process.run()
  }

  deinit { if process.isRunning { strike() } }

  /// The next whole line; nil at the end of the output.
  func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = unread[..<end]
        unread = Data(unread[(end + 1)...])
        return String(decoding: line, as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      unread.append(more)
    }
  }

  /// All lines to the end of the output.
  func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    process.waitUntilExit()
    return lines
  }

  /// Kills it as `kill -9` does.
  func strike() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
