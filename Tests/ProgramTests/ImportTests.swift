// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Games
import Samples
import Storage
import TerminalTestSupport
import Testing

/// Rounds that are taken over and written out: what is not taken, and what is given up for it.
@Suite struct ImportTests {
  private func saved(_ home: Home, _ arguments: [String], _ lines: [String]) throws -> String {
    _ = try home.run(["play"] + arguments, input: lines.map { "\($0)\n" }.joined())
    return try home.run("export").output
  }

  /// What importing a text says, and how it ends.
  private func taken(_ text: String, _ home: Home) throws -> (ending: Ending, said: String) {
    let result = try home.run("import", "--replace", try home.write(text, to: "round.json").path)
    return (result.ending, result.output + result.errors)
  }

  @Test func aRoundThatNoMenuCouldOfferIsNotTaken() throws {
    let home = try Home()
    let text = try saved(home, ["atlas", "--seed", "3", "--any-deal"], ["d"])
    let edited = text.replacing(
      "\"difficulty\" : \"easy\",\n    \"groups\"",
      with: "\"difficulty\" : \"brutal\",\n    \"groups\"")
    let brutal = try taken(edited, home)
    #expect(brutal.ending == .exited(1))
    #expect(brutal.said == "This game has no difficulty called brutal.\n")
  }

  @Test func nothingIsTakenOverWhereNothingCanBeKept() throws {
    let text = try saved(try Home(), ["klondike", "--seed", "3"], ["d"])
    let home = try Home()
    let state = try home.write("no folder", to: "state/aloud")
    let result = try home.run("import", try home.write(text, to: "round.json").path)
    #expect(result.ending == .exited(1))
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("The game is not saved: \(state.path)"))
    // Nor does anybody know that nothing was kept before.
    let export = try home.run("export")
    #expect(export.ending == .exited(1) && export.output == "")
    #expect(!export.errors.contains("There is no saved game"))
  }

  @Test func aRoundThatIsWonIsNotTaken() throws {
    var match = Match(
      try AtlasSolitaire(
        AtlasSetup(difficulty: "easy", groups: Group.lettered(1, partners: 1)).fitted()), seed: 1)
    while match.outcome == .open {
      try match.play(try #require(match.game.hints?.advice(on: match.table)).move)
    }
    let home = try Home()
    let won = try taken(text(of: match), home)
    #expect(won.ending == .exited(1))
    #expect(won.said == "The round in this file is won already.\n")
    #expect(try home.run("export").errors == "There is no saved game.\n")
  }

  @Test func aLostRoundThatIsGivenUpForAnotherCountsAsLost() async throws {
    let lost = try #require(
      (1...20).lazy.map(Self.playedOut).first { $0?.outcome == .lost } ?? nil)
    let home = try Home()
    _ = try taken(text(of: lost), home)
    _ = try taken(text(of: Match(try FreeCell("hard"), seed: 5)), home)
    let store = try home.store([FreeCell.self])
    var expected = Statistics()
    expected.count(.lost, seconds: 9, moves: lost.moveCount, score: lost.score)
    #expect(try await store.tallies(of: .home).map(\.statistics) == [expected])
  }

  /// FreeCell with two cells after random moves, as many as there are or 150.
  private static func playedOut(seed: UInt64) -> Match? {
    guard let game = try? FreeCell("hard") else { return nil }
    var match = Match(game, seed: seed)
    var chance = Generator(seed: seed)
    while match.outcome == .open, match.moveCount < 150 {
      let moves = match.game.moves(on: match.table)
      guard (try? match.play(moves[chance.below(moves.count)])) != nil else { return nil }
    }
    return match
  }

  private func text(of match: Match) throws -> String {
    String(decoding: try RoundFile.text(of: match, seconds: 9), as: UTF8.self)
  }

  @Test func aFullDiskBehindAnExportIsSaid() throws {
    let home = try Home()
    _ = try saved(home, ["klondike", "--seed", "3"], ["d"])
    let shell = try PipedProgram(
      "/bin/sh", ["-c", "\"$0\" export --language de > /dev/full", Home.program],
      environment: home.environment, input: "")
    #expect(shell.ending == .exited(1))
    #expect(shell.errors == "/dev/stdout: Der Datenträger ist voll.\n")
  }

  @Test func withoutANameTheGamePlayedLastIsDealtAnew() throws {
    let home = try Home()
    #expect(try home.run("play", "--seed", "5", "--any-deal").lines[1].hasPrefix("Atlas"))
    _ = try home.run("play", "klondike", "--seed", "5", typing: ["d"])
    #expect(
      try home.run("play", "--new", "--seed", "6", typing: ["1"]).lines.contains(
        "Klondike, easy, deal 6."))
    let relaxed = try home.run(["play", "--difficulty", "relaxed"], input: "")
    #expect(relaxed.ending == .exited(64))
    #expect(
      relaxed.errors.hasPrefix(
        "Error: --difficulty cannot be relaxed. It can be: easy, medium, hard and expert."))
    #expect(try home.run("play", "--groups", "3").lines[1] == "Atlas Solitaire, easy, own deal.")
  }
}
