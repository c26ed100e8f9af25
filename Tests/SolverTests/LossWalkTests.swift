// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Solver

/// What a walk through a loss tells, of each of the solitaires that one folder makes: the move that lost the
/// round, and a line that wins from where it was made.
@Suite struct LossWalkTests {
  private static let games: [any Game] = [
    Accordion(), AcesUp(), BakersDozen(), Canfield(), EightOff(), Golf(.apart), Pyramid(passes: 3),
    Scorpion(), TriPeaks(), Yukon(),
  ]
  private static let effort = Effort(states: 100_000)

  @Test(arguments: games.indices) func theMoveThatLostIsFoundAndALineThatWins(index: Int) throws {
    let game = Self.games[index]
    var match = try Self.lost(game)
    let rewind = match.rewindToWinnable(within: Self.effort)
    let moves = try #require(rewind.moves, "\(game)")
    #expect(moves > 0 && rewind.isLost)
    match.undo(moves)
    let losing = try #require(match.next?.move, "\(game)")
    var lost = match
    try lost.play(losing)
    #expect(lost.verdict(within: Self.effort)?.isWinnable != true, "\(game): \(losing)")
    for move in rewind.line { try match.play(move) }
    #expect(match.outcome == .won, "\(game)")
  }

  /// No search decides it, so that nothing is said of it.
  @Test func fortyThievesHasNone() {
    let match = Match(FortyThieves(), seed: 1)
    #expect(match.verdict(within: Self.effort) == nil)
    #expect(match.rewindToWinnable(within: Self.effort).moves == nil)
  }

  private static func lost(_ game: any Game) throws -> Match {
    for seed: UInt64 in 1...40 {
      if let match = try lost(game, seed: seed) { return match }
    }
    throw Refusal("no round is lost by chance")
  }

  /// A deal that can be won, played by chance until it is lost; nil where it is neither.
  private static func lost(_ game: any Game, seed: UInt64) throws -> Match? {
    var match = Match(game, seed: seed)
    var chance = Generator(seed: seed)
    guard match.verdict(within: effort)?.isWinnable == true else { return nil }
    for _ in 0..<40 {
      for _ in 0..<4 {
        guard let move = chance.shuffled(game.moves(on: match.table)).first else { break }
        try match.play(move)
      }
      if match.verdict(within: effort) == .lost { return match }
    }
    return nil
  }
}
