// SPDX-License-Identifier: GPL-3.0-or-later

import DaemonTestSupport
import Foundation
import TerminalTestSupport
import Testing

/// The program with the voice of the player's screen reader.
@Suite(.serialized, .timeLimit(.minutes(2)))
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

  @Test(.enabled(if: Daemon.isInstalled, "speech-dispatcher is not installed"))
  func whatIsPrintedIsSaid() async throws {
    let daemon = try Daemon(seconds: 0)
    await daemon.start()
    let home = try Home()
    home.environment["SPEECHD_ADDRESS"] = "unix_socket:\(daemon.path)"
    home.environment["ALSOFT_DRIVERS"] = "none"
    let result = try home.run(Self.round, input: "q\n")
    let said = daemon.said.map { $0.replacing("en 20 0 100: ", with: "") }
    #expect(said.last == "Goodbye.")
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
