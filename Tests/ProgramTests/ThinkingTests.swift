// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TerminalTestSupport
import Testing

/// What takes time to find out, asked of the built program.
@Suite struct ThinkingTests {
  @Test func theAnswerComesWhileThePlayerWaits() throws {
    let home = try Home()
    let terminal = try home.terminal(
      "play", "freecell", "--number", "1", "--keys", "--voice", "off", "--colour", "off")
    try terminal.read(until: "the moves. Question mark for help.\r\n")
    try terminal.send("\u{1B}OS")
    try terminal.read(until: "It can still be won.\r\n")
    try terminal.send("H")
    // A busy machine may have to think for so long that it is told.
    try terminal.read(until: " to ")
    try terminal.read(until: ": ")
    try terminal.read(until: ".\r\n")
    try terminal.send("H")
    try terminal.read(until: " moves to the win.\r\n")
  }

  @Test func longThinkingIsToldAndAnyKeyEndsIt() throws {
    let home = try Home()
    let terminal = try home.terminal(
      "play", "klondike", "--number", "31", "--difficulty", "easy", "--keys", "--voice", "off",
      "--colour", "off")
    try terminal.read(until: "the moves. Question mark for help.\r\n")
    try terminal.send("\u{1B}OS")
    try terminal.read(until: "Thinking.\r\n")
    try terminal.send("\u{1B}[17~")
    try terminal.read(until: " played.\r\n")
    try terminal.send("q")
    let rest = try terminal.read(until: "Main menu\r\n")
    #expect(!rest.contains("won") && !rest.contains("Not known"))
    try terminal.send("\u{1B}[24~")
    try terminal.read(until: "Goodbye.\r\n")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func aDealIsLookedForByWhoWinsIt() throws {
    let home = try Home()
    let ran = try home.run(
      ["play", "freecell", "--rating", "careful", "--new", "--voice", "off"],
      input: "rating\nq\nq\n")
    #expect(ran.errors == "")
    #expect(ran.lines.contains("A careful player wins this deal."))
    let refused = try home.run(["play", "fortythieves", "--rating", "careful"], input: "")
    #expect(refused.errors.contains("There is no solver for "))
    #expect(refused.ending != .exited(0))
  }

  /// A search through two hundred deals, most of which nobody knows to be winnable, takes minutes.
  @Test func aSearchInAScriptEndsWhenItIsTold() throws {
    let home = try Home()
    let out = home.folder.appending(path: "out.txt").path
    let script = """
      "$0" play spider --difficulty hard --rating anyone --new --voice off > "$1" < /dev/null &
      until /usr/bin/grep -qs Aloud "$1"; do /usr/bin/sleep 0.05; done
      kill -s TERM $!
      wait $!
      """
    let ran = try PipedProgram(
      "/bin/sh", ["-c", script, Home.program, out], environment: home.environment,
      input: "")
    #expect(ran.ending == .exited(0) && ran.errors == "")
    let told = try String(contentsOfFile: out, encoding: .utf8)
    #expect(told.split(separator: "\n").dropFirst() == ["Goodbye."])
  }

  @Test func stoppingASearchTellsWhereTheTalkIs() throws {
    let home = try Home()
    let terminal = try home.terminal(
      "play", "spider", "--difficulty", "hard", "--rating", "anyone", "--keys", "--voice", "off",
      "--colour", "off")
    try terminal.read(until: "Looking for a deal.\r\n")
    try terminal.send("\u{1B}")
    try terminal.read(until: "Stopped looking.\r\nMain menu\r\n")
    try terminal.send("\u{1B}[24~")
    #expect(try terminal.read(until: "Goodbye.\r\n") == "Goodbye.\r\n", "no menu")
  }

  @Test func quittingStopsASearchThatHasBeenToldAndATouchedKeyDoesNot() throws {
    let home = try Home()
    let terminal = try home.terminal(
      "play", "spider", "--difficulty", "hard", "--rating", "anyone", "--keys", "--voice", "off",
      "--colour", "off")
    try terminal.read(until: "Looking for a deal.\r\n")
    try terminal.send("d")
    #expect(
      try terminal.read(until: "Escape stops it.\r\n")
        == "Looking for a deal. Escape stops it.\r\n")
    try terminal.send("\u{1B}[24~")
    #expect(
      try terminal.read(until: "Goodbye.\r\n") == "Stopped looking.\r\nGoodbye.\r\n")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func whoLeavesWhileADealIsLookedForIsToldGoodbyeAlone() throws {
    let home = try Home()
    let terminal = try home.terminal(
      "play", "spider", "--difficulty", "hard", "--rating", "anyone", "--keys", "--voice", "off",
      "--colour", "off")
    try terminal.read(until: "Looking for a deal.\r\n")
    try terminal.send("\u{3}")
    #expect(try terminal.read(until: "Goodbye.\r\n") == "Goodbye.\r\n")
    #expect(try terminal.waitForEnd() == .exited(0))
  }

  @Test func lostRoundsThatCouldBeWonAreCounted() throws {
    let home = try Home()
    for number in ["1", "11982"] {
      let ran = try home.run(
        ["play", "freecell", "--number", number, "--voice", "off"],
        input: "1\n9\nnew\n1\nq\nq\n")
      #expect(ran.errors == "")
    }
    let told = try home.run(["stats", "--json"], input: "")
    #expect(told.output.contains("\"lost\" : 2"), "\(told.output)")
    #expect(told.output.contains("\"lostWinnable\" : 1"), "\(told.output)")
  }

  @Test func rewindingLeadsToWhereItCouldBeWon() throws {
    let home = try Home()
    let ran = try home.run(
      ["play", "freecell", "--number", "1", "--voice", "off"], input: "way-back\nq\nq\n")
    #expect(ran.lines.contains("It can be won as it is."))
    let lost = try home.run(
      ["play", "freecell", "--number", "11982", "--new", "--voice", "off"],
      input: "way-back\nwinnable\nsure-hint\nrating\nq\nq\n")
    #expect(
      lost.lines.filter { $0.hasSuffix("won.") || $0.hasSuffix("more.") } == [
        "This is the famous deal that cannot be won.",
        "This deal cannot be won.", "This deal cannot be won.", "This deal cannot be won.",
        "This deal cannot be won.",
      ], "\(lost.output)")
  }
}
