// SPDX-License-Identifier: GPL-3.0-or-later

import DaemonTestSupport
import Foundation
import TerminalTestSupport
import Testing

/// The program with the voice of the player's screen reader.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct SpeechDispatcherTests {
  private static let round = ["play", "klondike", "--number", "1", "--voice", "speechd"]

  @Test func whereNobodyCanAnswerOneLineSaysSo() throws {
    let home = try Home()
    home.environment["ALSOFT_DRIVERS"] = "none"
    home.environment["SPEECHD_ADDRESS"] = "unix_socket:\(home.folder.path)/nobody"
    home.environment["PATH"] = home.folder.path
    let result = try home.run(Self.round, input: "d\nq\n")
    #expect(
      result.lines.filter { $0.contains("Speech Dispatcher") }
        == ["Speech Dispatcher does not answer. The game goes on in text."])
    #expect(!result.lines.contains { $0.hasPrefix("No sound") })
    #expect(result.lines.last == "Goodbye.")
    #expect(result.errors == "")
  }

  @Test func aServerThatIsSilentIsToldWithoutAnotherKey() throws {
    let silent = try SilentPort()
    let home = try Home()
    home.environment["ALSOFT_DRIVERS"] = "none"
    home.environment["SPEECHD_ADDRESS"] = "inet_socket:127.0.0.1:\(silent.number)"
    let terminal = try home.terminal(
      "play", "klondike", "--number", "1", "--voice", "speechd", "--lines")
    try terminal.read(until: "a number chooses.\r\n")
    try terminal.read(until: "Speech Dispatcher does not answer. The game goes on in text.\r\n")
    try terminal.send("q\r")
    try terminal.read(until: "Leave\r\nChoose 1 to")
    try terminal.send("q\r")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  /// What is written for eSpeak NG, such as "Klondeik", reaches eSpeak NG alone.
  @Test(
    .enabled(if: Daemon.isInstalled, "speech-dispatcher is not installed"),
    arguments: [("en", "en"), ("de", "de")])
  func whatIsPrintedIsSaid(language: String, voice: String) async throws {
    let daemon = try Daemon(seconds: 0)
    await daemon.start()
    let home = try Home()
    home.environment["SPEECHD_ADDRESS"] = "unix_socket:\(daemon.path)"
    home.environment["ALSOFT_DRIVERS"] = "none"
    let result = try home.run(Self.round + ["--language", language], input: "q\n")
    let said = daemon.said.map { $0.replacing("\(voice) 20 0 100: ", with: "") }
    #expect(said.last == result.lines.last)
    #expect(said.allSatisfy(result.lines.contains))
    #expect(result.errors == "")
  }

  @Test(.enabled(if: Daemon.isInstalled, "speech-dispatcher is not installed"))
  func theVoiceCanBeChangedWhilePlaying() async throws {
    let daemon = try Daemon(seconds: 0)
    await daemon.start()
    let home = try Home()
    home.environment["SPEECHD_ADDRESS"] = "unix_socket:\(daemon.path)"
    home.environment["ALSOFT_DRIVERS"] = "none"
    let result = try home.run(
      ["settings", "--voice", "off"], input: "1\n2\n3\nq\n")
    #expect(result.lines.contains("Voice: Speech Dispatcher."))
    #expect(daemon.said.last == "en 20 0 100: Goodbye.")
  }

  @Test(.enabled(if: Daemon.isInstalled, "speech-dispatcher is not installed"))
  func aTextIsSaidInItsVoice() async throws {
    let daemon = try Daemon(seconds: 0)
    await daemon.start()
    let home = try Home()
    home.environment["SPEECHD_ADDRESS"] = "unix_socket:\(daemon.path)"
    let result = try home.run(
      ["say", "guten Tag", "--language", "de", "--voice", "speechd"], input: "")
    #expect(result.ending == .exited(0) && result.output == "" && result.errors == "")
    #expect(daemon.said == ["de 20 0 100: guten Tag"])
    daemon.stop()
    home.environment["PATH"] = home.folder.path
    let lost = try home.run(["say", "guten Tag", "--voice", "speechd"], input: "")
    #expect(lost.ending == .exited(1) && lost.errors == "Speech Dispatcher does not answer.\n")
  }
}

/// A port that takes a caller and never says a word.
private final class SilentPort {
  private let listener: Int32
  let number: UInt16

  init() throws {
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, size) + listen(listener, 8) + getsockname(listener, pointer, &size)
      }
    }
    try #require(status == 0)
    number = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(listener) }
}
