// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The real brltty with its virtual driver, in a folder and on a port of its own; the test plays
/// the display.
public final class BRLTTY {
  private static let path = "/usr/bin/brltty"

  /// Whether the tests with brltty can run; says so where not.
  public static var isThere: Bool {
    let isThere = FileManager.default.isExecutableFile(atPath: path)
    if !isThere { print("Skipped: brltty is not installed (apt-get install brltty)") }
    return isThere
  }

  /// As in the variable BRLAPI_HOST.
  public let host: String
  private let folder: URL
  private let port: Int
  private var process: Process?

  /// Without starting it.
  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "brltty-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // BrlAPI counts ports from 4101.
    port = Int.random(in: 20_000...50_000)
    host = "127.0.0.1:\(port)"
  }

  /// Starts it; it waits for a display.
  public func start() throws {
    let process = Process()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = [
      "-n", "-q", "-f", "/dev/null", "-b", "vr", "-d", "server:\(socketPath)", "-x", "no", "-s",
      "no", "-A", "auth=none,host=\(host)", "-P", folder.appending(path: "pid").path, "-W",
      folder.path, "-U", folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
  }

  /// brltty may not heed a gentler signal.
  public func kill() {
    if let process, process.isRunning {
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    process = nil
    try? FileManager.default.removeItem(atPath: socketPath)
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  private var socketPath: String { folder.appending(path: "display").path }

  /// A display of so many cells.
  public func display(cells: Int) throws -> VirtualDisplay {
    try VirtualDisplay(path: socketPath, cells: cells)
  }
}

/// What did not come in time, with what came instead.
public struct TooLate: Error {
  public let last: String

  public init(last: String) { self.last = last }
}
