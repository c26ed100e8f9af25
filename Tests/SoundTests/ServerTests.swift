// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// A sound server that goes and comes back while the game runs.
@Suite(
  .enabled(if: Server.isInstalled, "pulseaudio is not installed"), .timeLimit(.minutes(20)))
struct ServerTests {
  @Test func `speech comes back with the server, and the loss is told once`() throws {
    let folder = try Folder()
    let server = try Server(folder.path)
    let child = try SoundChild(folder.path)
    #expect(child.line() == "open")
    #expect(child.answer("until-heard") == "heard")
    server.strike()
    #expect(child.answer("until-silent") == "silent")
    #expect(child.answer("until-silent") == "silent")
    #expect(child.answer("until-lost") == "true")
    #expect(child.answer("say") == "silent")
    #expect(child.answer("loss") == "false")
    let next = try Server(folder.path)
    #expect(child.answer("until-heard") == "heard")
    #expect(child.answer("loss") == "false")
    child.end()
    next.strike()
  }
}

/// PulseAudio with a sink that nobody hears, in a folder of its own.
private final class Server {
  private static let program = "/usr/bin/pulseaudio"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  private let process = Process()

  /// Waits until it can be reached.
  init(_ folder: String) throws {
    let socket = folder + "/server"
    unlink(socket)
    process.executableURL = URL(filePath: Self.program)
    process.arguments = [
      "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
      "-L", "module-null-sink",
      "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
    ]
    process.environment = ["HOME": folder, "XDG_RUNTIME_DIR": folder, "PATH": "/usr/bin:/bin"]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while !FileManager.default.fileExists(atPath: socket), process.isRunning { usleep(10_000) }
  }

  deinit { if process.isRunning { strike() } }

  /// Without waiting for its end: what tells that to Foundation is open in later children too.
  func strike() { kill(process.processIdentifier, SIGKILL) }
}

private final class SoundChild {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var unread = Data()

  init(_ folder: String) throws {
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "SoundChild")
    process.environment = [
      "HOME": folder, "XDG_RUNTIME_DIR": folder, "PULSE_SERVER": "unix:\(folder)/server",
      "ALSOFT_DRIVERS": "pulse",
    ]
    // A child that has died fails the test, and not the whole run.
    signal(SIGPIPE, SIG_IGN)
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  func answer(_ question: String) -> String? {
    try? input.fileHandleForWriting.write(contentsOf: Data("\(question)\n".utf8))
    return line()
  }

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

  func end() {
    try? input.fileHandleForWriting.close()
    _ = line()
  }
}
