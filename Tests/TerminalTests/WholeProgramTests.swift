// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Terminal
import TerminalTestSupport
import Testing

@Suite struct WholeProgramTests {
  private let echo = builtProgram("TerminalEcho")

  @Test(arguments: [
    ("X", Ending.exited(7)), ("\u{3}", .exited(130)), ("C", .killed(signal: SIGABRT)),
  ])
  func `However the program ends, the terminal is as it was`(
    typed: String, ending: Ending
  ) throws {
    let terminal = try PseudoTerminal(echo, ["keys"])
    let before = try PseudoTerminal().settings()
    try terminal.read(until: "ready keys\r\n")
    #expect(terminal.settings() != before)
    try terminal.send(typed)
    #expect(try terminal.waitForEnd() == ending)
    #expect(terminal.settings() == before)
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func `The system's wish to end is told`(signal: Int32) throws
  {
    let terminal = try PseudoTerminal(echo, ["keys"])
    let before = try PseudoTerminal().settings()
    try terminal.read(until: "ready keys\r\n")
    terminal.signal(signal)
    #expect(try terminal.read(until: "\n") == "hangup\r\n")
    #expect(try terminal.waitForEnd() == .exited(129))
    #expect(terminal.settings() == before)
  }

  @Test func `A wish to end that was ignored when the program started stays ignored`() throws {
    let ignoring = "trap '' TERM; exec \"$0\" keys"
    let terminal = try PseudoTerminal("/bin/sh", ["-c", ignoring, echo])
    try terminal.read(until: "ready keys\r\n")
    terminal.signal(SIGTERM)
    try terminal.send("aX")
    #expect(try terminal.read(until: "\n") == "key a\r\n")
    #expect(try terminal.waitForEnd() == .exited(7))
  }

  @Test func `Keys act at once, are not echoed and come before the Ctrl-C after them`() throws {
    let terminal = try PseudoTerminal(echo, ["keys"])
    try terminal.read(until: "ready keys\r\n")
    try terminal.send("a\u{1B}[A\u{13}")
    try terminal.read(until: "key ctrl-s\r\n")
    try terminal.send("b\u{3}")
    #expect(try terminal.waitForEnd() == .exited(130))
    #expect(
      String(decoding: terminal.everything, as: UTF8.self)
        == "ready keys\r\nkey a\r\nkey up\r\nkey ctrl-s\r\nkey b\r\ninterrupt\r\n")
  }

  @Test func `Lines are edited by the terminal, and the player leaves with Ctrl-C or Ctrl-D`()
    throws
  {
    for (typed, told, ending) in [
      ("\u{3}", "interrupt", Ending.exited(130)), ("\u{4}", "end", .exited(0)),
    ] {
      let terminal = try PseudoTerminal(echo)
      try terminal.read(until: "ready lines\r\n")
      try terminal.send("34\u{7F}5\n")
      try terminal.read(until: "line 35\r\n")
      try terminal.send(typed)
      try terminal.read(until: "\(told)\r\n")
      #expect(try terminal.waitForEnd() == ending)
    }
  }

  @Test func `Typing changes while the program runs`() throws {
    let terminal = try PseudoTerminal(echo)
    let before = try PseudoTerminal().settings()
    try terminal.read(until: "ready lines\r\n")
    try terminal.send("keys\n")
    try terminal.read(until: "now keys\r\n")
    try terminal.send("zL")
    try terminal.read(until: "key z\r\nkey L\r\nnow lines\r\n")
    #expect(terminal.settings() == before)
    try terminal.send("y\n")
    try terminal.read(until: "line y\r\n")
  }

  @Test func `A program that no longer listens is ended by the third Ctrl-C`() throws {
    let terminal = try PseudoTerminal(echo, ["keys"])
    let before = try PseudoTerminal().settings()
    try terminal.read(until: "ready keys\r\n")
    try terminal.send("H")
    try terminal.read(until: "key H\r\n")
    var sent = 0
    while terminal.isRunning && sent < 1000 {
      try terminal.send("\u{3}")
      usleep(20_000)
      sent += 1
    }
    #expect(sent >= 3)
    #expect(try terminal.waitForEnd() == .killed(signal: SIGINT))
    #expect(terminal.settings() == before)
  }

  @Test func `A terminal that goes away ends the program, which can still write`() throws {
    let transcript = temporaryPath()
    defer { unlink(transcript) }
    let terminal = try PseudoTerminal(echo, ["keys", transcript])
    try terminal.read(until: "ready keys\r\n")
    terminal.hangUp()
    _ = try terminal.waitForEnd()
    #expect(try String(contentsOfFile: transcript, encoding: .utf8) == "ready keys\nhangup\n")
  }

  @Test func `Ctrl-Z gives the terminal back to the shell, and fg takes it again`() throws {
    let shell = try PseudoTerminal("/bin/bash", ["--norc", "--noediting", "-i"])
    try shell.send("PS1='$ '; echo a''b\n")
    try shell.read(until: "ab\r\n$ ")
    try shell.send("stty -g | sed s/^/before:/; '\(echo)' keys\n")
    let before = try shell.read(until: "ready keys\r\n")
    let raw = shell.settings()
    try shell.send("\u{1A}")
    try shell.read(until: "Stopped")
    try shell.read(until: "$ ")
    try shell.send("stty -g | sed s/^/before:/; fg\n")
    let stopped = try shell.read(until: "resumed\r\n")
    #expect(saved(before) != nil)
    #expect(saved(stopped) == saved(before), "\(before) \(stopped)")
    #expect(shell.settings() == raw)
    try shell.send("aX")
    // Not before the prompt: what is typed ahead of a game's end is thrown away.
    try shell.read(until: "key a\r\nkey X\r\n$ ")
    try shell.send("stty -g | sed s/^/before:/; exit\n")
    #expect(try shell.waitForEnd() == .exited(0))
    #expect(saved(shell.rest()) == saved(before))
  }

  private func saved(_ text: String) -> Substring? {
    text.split(whereSeparator: \.isNewline).last { $0.hasPrefix("before:") }
  }

  @Test func `A script is played between pipes`() throws {
    let played = try PipedProgram(echo, ["keys"], input: "3\r\nkeys\nlast")
    #expect(
      played.output
        == "ready lines\nline 3\nline keys\nnow lines\nline last\nend\n")
    #expect(played.errors == "")
    #expect(played.ending == .exited(0))
  }

  @Test func `A program between pipes that never ends is killed`() throws {
    let played = try PipedProgram(echo, input: "hang\n", within: 1)
    #expect(played.ending == .killed(signal: SIGKILL))
    #expect("ready lines\nline hang\n".hasPrefix(played.output))
  }
}
