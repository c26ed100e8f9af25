// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Solver

/// How far back a match has to go, against looking at one table after the other.
@Suite struct RewindToWinnableTests {
  private static let effort = Effort(states: 200_000)

  /// A match that is played on by chance until it is lost.
  private func lost(_ game: any Game, seed: UInt64) throws -> Match? {
    var match = Match(game, seed: seed)
    var chance = Generator(seed: seed)
    guard match.verdict(within: Self.effort)?.isWinnable == true else { return nil }
    for _ in 0..<60 {
      for _ in 0..<4 {
        guard let move = chance.shuffled(game.moves(on: match.table)).first else { break }
        try match.play(move)
      }
      if match.verdict(within: Self.effort) == .lost { return match }
    }
    return nil
  }

  private func count(_ match: Match) -> Int? {
    (0...match.undoableCount).first { count in
      var earlier = match
      earlier.undo(count)
      return earlier.verdict(within: Self.effort)?.isWinnable == true
    }
  }

  @Test func asManyMovesAreTakenBackAsItTakes() throws {
    var found = 0
    for seed in 1...8 as ClosedRange<UInt64> {
      for game in [try FreeCell("hard"), Klondike(.three)] as [any Game] {
        guard let match = try lost(game, seed: seed) else { continue }
        let way = match.rewindToWinnable(within: Self.effort)
        #expect((way.moves, way.isLost) == (count(match), true), "\(game), deal \(seed)")
        let moves = try #require(way.moves)
        #expect(moves > 0)
        var won = match
        won.undo(moves)
        for move in way.line { try won.play(move) }
        #expect(won.outcome == .won, "the line wins from there")
        found += 1
      }
    }
    #expect(found > 5, "\(found)")
  }

  /// Deal 9 of Aces Up cannot be won.
  @Test func aDealThatNobodyWinsIsNamedAsSuch() throws {
    var match = Match(AcesUp(), seed: 9)
    while let move = match.game.hints?.advice(on: match.table)?.move { try match.play(move) }
    let way = match.rewindToWinnable(within: Self.effort)
    #expect(way == Rewind(moves: nil, isLost: true, isDealLost: true))
  }

  @Test func whatCanBeWonNeedsNoRewind() {
    let match = Match(Klondike(.three), seed: 1)
    let way = match.rewindToWinnable(within: Self.effort)
    #expect((way.moves, way.isLost, way.line.isEmpty) == (0, false, false))
  }

  @Test func whatIsForgottenCannotBeGoneBackTo() throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      guard var match = try lost(FreeCell("hard"), seed: seed), let count = count(match), count > 1
      else { continue }
      match.undoBound = count - 1
      #expect(match.rewindToWinnable(within: Self.effort) == Rewind(moves: nil, isLost: true))
      return
    }
    Issue.record("no match is lost by more than a move")
  }

  @Test func whatIsNotKnownIsNotCalledLost() {
    let match = Match(Klondike(.three), seed: 1)
    #expect(match.rewindToWinnable(within: Effort(states: 1)) == Rewind(moves: nil, isLost: false))
  }
}
