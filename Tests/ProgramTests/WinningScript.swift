// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Games
import GoldenTestSupport
import Samples
import Solver
import Testing

/// Makes the script of a round that is won, once; it is kept as a file that does not change with
/// the solver. `ALOUD_SCRIPTS=1 swift test --filter WinningScript` makes it anew.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ALOUD_SCRIPTS"] == "1"))
struct WinningScript {
  @Test func theStarterDeck() throws {
    let source = LocalGroups(own: OwnFiles(folder: checkout.appending(path: "Data").path))
    let deck = try source.loadDeck(id: "deck_2026_01")
    let groups = try source.loadAllGroups().groups(of: deck)
    let game = try AtlasSolitaire(AtlasSetup(difficulty: "easy", groups: groups).fitted())
    var lines = [
      "# A round from the deal to the win, and the results of it.",
      "$play atlas --deck CHECKOUT/Data/decks/deck_2026_01.json",
    ]
    lines += try Self.lines(of: Match(game, seed: try #require(deck.shuffleSeed)))
    lines += [
      "@say-share", "@to-main-menu", "@workshop", "@workshop-group-new", "0", "q",
    ]
    try Data(lines.map { "\($0)\n" }.joined().utf8)
      .write(to: Script.folder("TranscriptTests/Scripts").appending(path: "won.txt"))
  }

  /// What the tutorial asks for, in its order, and then the win.
  @Test func theTutorial() throws {
    let catalogue = try LocalGroups(own: OwnFiles(folder: checkout.appending(path: "Data").path))
      .loadAllGroups()
    let rounds = AtlasRounds(catalogue) { game, seed, _ in
      AtlasSolver(game).winnableDeal(from: seed)?.seed
    }
    let round = try #require(try rounds.tutorial?.deal())
    var moves = try Self.lines(of: Match(round.game, seed: round.seed))
    let draw = (moves.firstIndex(of: "d") ?? 0) + 1
    moves.insert(contentsOf: ["u", "h", "y"], at: draw)
    let lines = ["# The tutorial, done as it says, to its end.", "$play --tutorial", "all"]
    try Data((lines + moves + ["@to-main-menu", "q"]).map { "\($0)\n" }.joined().utf8)
      .write(to: Script.folder("TranscriptTests/Scripts").appending(path: "tutorial.txt"))
  }

  private static func lines(of match: Match) throws -> [String] {
    guard case .won(let line) = try AtlasSolver(game(of: match)).verdict(on: match) else {
      Issue.record("not winnable")
      return []
    }
    var typist = Typist(match)
    let letters: [Act: String] = [.draw: "d", .drawUntilPlayable: "f"]
    return try line.flatMap { try typist.type($0, letters: letters) }
  }

  private static func game(of match: Match) throws -> AtlasSolitaire {
    try #require(match.game as? AtlasSolitaire)
  }
}
