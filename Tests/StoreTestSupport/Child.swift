// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A program of the tests in a process of its own.
public final class Child {
  private let process = Process()
  private let output = Pipe()
  private var unread = Data()

  /// - Parameters:
  ///   - program: which is built beside the tests.
  ///   - environment: what it has beside that of the tests.
  public init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    try process.run()
  }

  deinit { if process.isRunning { strike() } }

  /// The next whole line; nil at the end of the output.
  public func line() -> String? {
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
  public func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    process.waitUntilExit()
    return lines
  }

  /// Kills it as `kill -9` does.
  public func strike() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
