// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GoldenTestSupport
import TerminalTestSupport
import Testing

/// `ALOUD_LONG=1`: what a screen reader of the terminal says is what the game prints, no line twice and
/// none lost. The reader is a real yasr, and a script takes down what it would have spoken.
@Suite(.enabled(if: isLong && Yasr.isThere, "a long test, or yasr is not installed"))
struct ScreenReaderTests {
  private static let moveCount = 40

  @Test(arguments: ["en", "de", "pl"])
  func fortyMovesByKeys(language: String) throws {
    let yasr = try Yasr("--keys", language)
    for line in try Script.won().lines.prefix(Self.moveCount) {
      for key in Script.keys(of: line) { try yasr.type(String(key)) }
    }
    #expect(yasr.said == yasr.printed)
  }

  @Test(arguments: ["en", "de", "pl"])
  func fortyMovesByLines(language: String) throws {
    let yasr = try Yasr("--lines", language)
    let lines = try Script.won().lines.prefix(Self.moveCount)
    for line in lines { try yasr.type("\(line)\r") }
    // The terminal shows what is typed, and the reader says that line once more.
    var said = yasr.said
    for line in lines {
      if let echo = said.firstIndex(of: line) { said.remove(at: echo) }
    }
    #expect(said == yasr.printed)
  }
}

let isLong = ProcessInfo.processInfo.environment["ALOUD_LONG"] == "1"

/// The game under yasr.
private final class Yasr {
  private static let path = "/usr/bin/yasr"
  private static let configuration = "/etc/yasr/yasr.conf"

  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  private let home: Home
  private let terminal: PseudoTerminal
  private let transcript: URL
  private let speech: URL

  init(_ mode: String, _ language: String) throws {
    home = try Home()
    transcript = home.folder.appending(path: "transcript.txt")
    speech = try home.write("", to: "speech.txt")
    // yasr takes options of the program for its own, and the program of a port without arguments.
    let game = try home.write(
      """
      #!/bin/sh
      exec \(Home.program) play atlas --deck \(checkout.path)/Data/decks/deck_2026_01.json \
      --voice off --colour off --language \(language) \(mode) --transcript \(transcript.path)
      """, to: "game")
    let server = try home.write("#!/bin/sh\nexec cat >> \(speech.path)\n", to: "server")
    for script in [game, server] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: script.path)
    }
    let usual = try String(contentsOfFile: Self.configuration, encoding: .utf8)
    let settings = try home.write(
      usual.replacing(/(?m)^synthesizer=.*$/, with: "synthesizer=emacspeak server")
        .replacing(/(?m)^synthesizer port=.*$/, with: "synthesizer port=|\(server.path)"),
      to: "yasr.conf")
    terminal = try PseudoTerminal(
      Self.path, ["-C", settings.path, game.path], environment: home.environment)
    try wait(toSayMoreThan: 0)
  }

  /// Types a key or a line, and waits until its answer was said.
  func type(_ text: String) throws {
    let before = printed.count
    try terminal.send(text)
    try wait(toSayMoreThan: before)
  }

  /// The lines that the game has printed.
  var printed: [String] { lines(of: transcript).filter { !$0.isEmpty && !$0.hasPrefix(">") } }

  /// The lines that were spoken. Its port is told to queue one: `q {Texas.}`.
  var said: [String] {
    lines(of: speech).filter { $0.hasPrefix("q {") }.map { String($0.dropFirst(3).dropLast()) }
  }

  /// Until more has been printed than so many lines, and the last of it said.
  private func wait(toSayMoreThan count: Int) throws {
    let deadline = Date(timeIntervalSinceNow: outerLimit)
    while true {
      _ = terminal.rest()
      let printed = printed
      if printed.count > count, said.last == printed.last, said.count >= printed.count { return }
      guard Date() < deadline else {
        throw ProgramFailure.tooLate(read: "\(said.suffix(3)), not \(printed.suffix(3))")
      }
      usleep(2_000)
    }
  }

  private func lines(of file: URL) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
