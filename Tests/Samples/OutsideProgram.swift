// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A program that others wrote, to hold ours against.
public enum OutsideProgram {
  /// Where a program is; nil where it is not installed.
  public static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// What it prints.
  ///
  /// - Parameter input: what it reads; less than a pipe holds.
  public static func run(
    _ program: String, _ arguments: [String], input: String = ""
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let (given, output) = (Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = output
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: printed, as: UTF8.self)
  }
}
