// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GoldenTestSupport
import TerminalTestSupport
import Testing

/// The program at a terminal, each key acting at once.
@Suite struct KeyModeTests {
  /// How the hint on keys ends, which is told last when a round begins.
  private static let hint = "the moves. Question mark for help.\r\n"
  /// F12.
  private static let quit = "\u{1B}[24~"
  private static let deck = checkout.appending(path: "Data/decks/deck_2026_01.json").path

  @Test func theSameRoundIsWonByKeysAsByLines() throws {
    let won = try Script.won()
    let home = try Home()
    let terminal = try home.terminal(
      "play", "atlas", "--deck", Self.deck, "--keys", "--voice", "off", "--colour", "off")
    let before = try PseudoTerminal().settings()
    try terminal.read(until: Self.hint)
    for line in won.lines { try terminal.send(Script.keys(of: line)) }
    let played = try terminal.read(until: "Main menu\r\n")
    #expect(played.contains("You have won Atlas Solitaire!"))
    let byLines = try Home().run(
      won.arguments, input: (won.lines + ["4", "q"]).map { "\($0)\n" }.joined()
    ).output
    #expect(told(played) == told(byLines.prefix(upTo: "Main menu", after: "You have won")))
    try terminal.send("4")
    try terminal.read(until: "1. Play Atlas Solitaire\r\nChoose 1 to")
    try terminal.send(Self.quit)
    try terminal.read(until: "Goodbye.\r\n")
    #expect(try terminal.waitForEnd() == .exited(0))
    #expect(terminal.settings() == before)
    #expect(Cleanness.flaws(in: screen(terminal)) == [])
  }

  /// What moves told, without what a list repeats or a script's own lines.
  private func told(_ text: String) -> [String] {
    text.replacing("\r\n", with: "\n").split(separator: "\n").map(String.init).filter {
      $0.contains(" complete") && $0.hasSuffix(".") && !$0.hasPrefix(">")
    }.map { line in
      line.split(separator: ".").first { $0.contains(" complete") }
        .map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
  }

  private func screen(_ terminal: PseudoTerminal) -> String {
    String(decoding: terminal.everything, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  @Test func arrowsEnterAndEscapeWalkPickAndPutBack() throws {
    let home = try Home()
    let terminal = try home.terminal(
      "play", "atlas", "--deck", Self.deck, "--keys", "--voice", "off", "--colour", "off")
    try terminal.read(until: Self.hint)
    for (key, answer) in [
      ("\u{1B}[C", "Column 2: Texas; 3 face down\r\n"), ("\r", "Texas, "),
      ("\u{1B}[D", "Column 1: Italy; 3 face down\r\n"),
      ("\r", "Texas and Italy do not belong together.\r\n"),
      ("\u{1B}", "Texas back to column 2.\r\n"), ("\u{1B}", "Game menu\r\n"),
      ("\u{1B}", "Back in the game.\r\n"), ("\u{1B}[A", "3 face down, column 1\r\n"),
      ("\u{1B}OF", "Foundation 4: empty, takes a base card\r\n"), ("~", "The key ~"),
    ] {
      try terminal.send(key)
      try terminal.read(until: answer)
    }
  }

  @Test func aTextIsTypedKeyByKeyAndGivenUpWithEscape() throws {
    let home = try Home()
    let terminal = try home.terminal(
      "play", "atlas", "--deck", Self.deck, "--keys", "--voice", "off", "--colour", "off")
    try terminal.read(until: Self.hint)
    for (key, answer) in [
      ("l", "Find which card?"), ("txe", "txe"), ("\u{1B}", "Back in the game.\r\n"),
      ("l", "Find which card?"), ("tz\u{7F}exas\r", "Texas"), ("i", "Column 1"),
    ] {
      try terminal.send(key)
      try terminal.read(until: answer)
    }
  }

  @Test func theFirstStartIsAnsweredByNumberAndRemembered() throws {
    let home = try Home()
    let terminal = try home.terminal()
    try terminal.read(until: "Which language?")
    let first = try terminal.read(until: "Another language\r\n")
      .split(separator: "\r\n").dropFirst()
    #expect(first == ["1. English", "2. Another language"])
    try terminal.send("2\r")
    let list = try terminal.read(until: "简体中文\r\n").split(separator: "\r\n").dropFirst(2)
    #expect(
      list == [
        "1. Deutsch", "2. English", "3. Español", "4. Français", "5. Italiano", "6. Nederlands",
        "7. Polski", "8. Português do Brasil", "9. Svenska", "10. Türkçe", "11. Русский",
        "12. العربية", "13. हिन्दी", "14. 日本語", "15. 简体中文",
      ])
    for (answer, next) in [
      ("2\r", "Should the game talk?"), ("2\r", "How do you type?"),
      ("2\r", "Main menu\r\n"),
    ] {
      try terminal.send(answer)
      try terminal.read(until: next)
    }
    try terminal.send(Self.quit)
    #expect(try terminal.waitForEnd() == .exited(0))
    let kept = try String(contentsOf: home.settings, encoding: .utf8)
    for line in ["language = en", "voice = off", "input = keys"] {
      #expect(kept.contains(line), "\(line)")
    }
    let again = try home.terminal()
    try again.read(until: "1 to ")
    for digit in try again.read(until: "\r\n").filter(\.isNumber) {
      try again.send(String(digit))
    }
    #expect(try again.waitForEnd() == .exited(0))
  }

  /// What ends the program, and how it ends.
  enum Leaving: CaseIterable { case interrupt, end, hangUp, terminate }

  @Test(arguments: Leaving.allCases, ["--keys", "--lines"])
  func leavingInTheMiddleSavesAndTheRoundGoesOn(leaving: Leaving, mode: String) throws {
    let home = try Home()
    let terminal = try home.terminal(
      "play", "atlas", "--deck", Self.deck, mode, "--voice", "off", "--colour", "off")
    let before = try PseudoTerminal().settings()
    try terminal.read(until: mode == "--keys" ? Self.hint : "a number chooses.\r\n")
    for told in ["Tokyo.\r\n", "Island nations"] {
      try terminal.send(mode == "--keys" ? "d" : "d\r")
      try terminal.read(until: told)
    }
    switch leaving {
    case .interrupt: try terminal.send("\u{3}")
    case .end: try terminal.send("\u{4}")
    case .terminate: terminal.signal(SIGTERM)
    case .hangUp: terminal.hangUp()
    }
    if leaving == .end, mode == "--keys" { terminal.signal(SIGTERM) }
    let ending = try terminal.waitForEnd()
    guard case .exited = ending else {
      Issue.record("\(ending)")
      return
    }
    if leaving != .hangUp { #expect(terminal.settings() == before) }
    let resumed = try home.run("play", typing: ["c", "u", "u", "u"])
    #expect(resumed.lines[1] == "Atlas Solitaire, easy, own deal. Resumed.")
    #expect(resumed.lines.contains("Stock 12, waste 2, 12 face down in the columns"))
    #expect(resumed.output.contains("Undone: Tokyo. Waste: empty.\n"))
    #expect(resumed.output.contains("Nothing to undo.\n"))
  }
}

extension String {
  /// As much of the text as comes before something, seen from something else on.
  fileprivate func prefix(upTo end: String, after start: String) -> String {
    guard let from = range(of: start), let to = range(of: end, range: from.upperBound..<endIndex)
    else { return "" }
    return String(self[..<to.lowerBound])
  }
}
