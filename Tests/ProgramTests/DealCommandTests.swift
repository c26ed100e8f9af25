// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Games
import Solver
import TerminalTestSupport
import Testing

/// The line that wins a deal.
@Suite struct SolveCommandTests {
  /// Whoever does what is told wins: each line is played as it reads.
  @Test func whoDoesWhatIsToldWins() throws {
    let result = try Home().run("solve", "freecell", "--deal", "1", "--language", "en")
    #expect(result.ending == .exited(0) && result.errors == "")
    var match = Match(try FreeCell("easy"), seed: 1)
    for (number, line) in zip(1..., result.lines) {
      let told = try #require(
        line.wholeMatch(
          of: /([0-9]+)\. (?:([0-9]+) cards, .+,|(.+ and .+),|.+) from (\w+ [0-9]) to (\w+ [0-9])/),
        "\(line)")
      #expect(told.1 == "\(number)")
      let origin = try #require(Place(String(told.4)))
      // Two or three cards are named: "A and B", "A, B and C".
      let named = told.3.map { $0.split(separator: ", ").count + 1 } ?? 1
      let count = told.2.flatMap { Int($0) } ?? named
      let pieces = match.table[origin].pieces.suffix(count)
      let goal = try #require(Place(String(told.5)))
      try match.play(Move([try #require(pieces.first)], to: goal))
    }
    #expect(match.outcome == .won)
  }

  @Test func whoReadsTheFirstLineAloneIsToldNothingMore() throws {
    let home = try Home()
    let shell = try PipedProgram(
      "/bin/sh", ["-c", "\"$0\" solve freecell --deal 1 | /usr/bin/head -n 1", Home.program],
      environment: home.environment, input: "")
    #expect(shell.errors == "")
    #expect(shell.output.hasPrefix("1. ") && shell.output.split(separator: "\n").count == 1)
  }

  @Test func aDrawTellsWhatComesUp() throws {
    let result = try Home().run("solve", "atlas", "--seed", "7")
    #expect(result.ending == .exited(0) && result.errors == "")
    #expect(result.lines.contains { $0.contains(#/^[0-9]+\. Draw a card: .+$/#) })
    #expect(result.lines.contains { $0.contains(#/^[0-9]+\. .+ from the waste to .+$/#) })
  }

  @Test func aLostDealIsALineAndAStatus() throws {
    let rounds = AtlasRounds(
      try LocalGroups(own: OwnFiles(folder: checkout.appending(path: "Data").path))
        .loadAllGroups()
    ) { _, seed, _ in seed }
    let lost = try (1...2000 as ClosedRange<UInt64>).first { number in
      let round = try rounds.deal(
        DealRequest(difficulty: "expert", number: number, isShared: true, isWinnable: false))
      return Match(round.game, seed: round.seed).verdict(within: .standard) == .lost
    }
    let arguments = [
      "solve", "atlas", "--difficulty", "expert", "--any-deal", "--deal",
      String(try #require(lost)),
    ]
    for (language, told) in [
      ("en", "This deal cannot be won.\n"), ("pl", "Tego rozdania nie da się wygrać.\n"),
    ] {
      let result = try Home().run(arguments + ["--language", language], input: "")
      #expect(result.ending == .exited(2))
      #expect(result.output == told && result.errors == "")
    }
  }

  @Test func whatIsNotFoundOutIsSaid() throws {
    let result = try Home().run("solve", "freecell", "--deal", "1", "--states", "1")
    #expect(result.ending == .exited(3) && result.errors == "")
    #expect(
      result.output
        == "Whether this deal can be won was not found out in 1 position. More may help: --states.\n"
    )
  }

  @Test(
    arguments: [
      (
        ["pokerslam", "--deal", "1"], 1, "There is no solver for PokerSlam. There is one for: Atlas"
      ),
      (["puzzle", "--deal", "1"], 1, "There is no solver for Picture puzzle. There is one for:"),
      (
        ["freecell", "--deal", "1000001"], 1,
        "There is no deal 1000001: FreeCell's deals are numbered from 1 to 1000000.\n"
      ),
      (["chess", "--deal", "1"], 64, "Error: There is no game called chess. There are: atlas, "),
      (
        ["freecell", "--deal", "-1"], 64,
        "Error: The value '-1' is invalid for '--deal <deal>': A deal’s number is 0 to \(UInt64.max).\n"
      ),
      (
        ["freecell", "--deal", "\(UInt64.max)0"], 64,
        "Error: The value '\(UInt64.max)0' is invalid for '--deal <deal>': A deal’s number is 0 to"
      ),
      (["freecell"], 64, "Error: Missing expected argument '--deal <deal>'\n"),
      (
        ["freecell", "--deal", "1", "--difficulty", "odd"], 64,
        "Error: --difficulty cannot be odd. It can be: easy, medium and hard.\n"
      ),
      (
        ["freecell", "--deal", "1", "--any-deal"], 64, "Error: Only atlas takes: --any-deal.\n"
      ),
      (
        ["freecell", "--deal", "1", "--states", "0"], 64,
        "Error: --states takes a number from 1 on.\n"
      ),
    ] as [([String], Int32, String)])
  func whatCannotBeSolvedIsRefused(arguments: [String], code: Int32, told: String) throws {
    let result = try Home().run(["solve"] + arguments, input: "")
    #expect(result.ending == .exited(code))
    #expect(result.output == "" && result.errors.hasPrefix(told), "\(result.errors)")
  }
}
