// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Synchronization
import Testing

@testable import Solver

@Suite struct SpiderVerdictTests {
  static let difficulties: [Difficulty] = ["easy", "medium", "hard"]

  @Test(arguments: difficulties)
  func theFirstDealsAreWonByLinesThatTheRulesReplay(difficulty: Difficulty) throws {
    let game = try Spider(difficulty)
    let solver = SpiderSolver(game)
    for seed in 1...3 as ClosedRange<UInt64> {
      let match = Match(game, seed: seed)
      guard case .won(let line) = match.verdict(within: solver.effort) else {
        Issue.record("deal \(seed) is not won")
        continue
      }
      #expect(match.outcome(after: line) == .won, "deal \(seed)")
    }
  }

  /// The shares of 200 deals that are won: 99.5, 99 and 97 in a hundred.
  @Test(
    .enabled(if: scale > 1, "ALOUD_LONG=1"),
    arguments: [("easy", 199), ("medium", 198), ("hard", 194)] as [(Difficulty, Int)])
  func nearlyAllDealsAreWon(difficulty: Difficulty, least: Int) throws {
    let game = try Spider(difficulty)
    let solver = SpiderSolver(game)
    let won = (1...200 as ClosedRange<UInt64>).filter { seed in
      let match = Match(game, seed: seed)
      guard case .won(let line) = solver.verdict(on: match) else { return false }
      return match.outcome(after: line) == .won
    }
    #expect(won.count >= least)
  }

  /// No shorter by leaving one step out, and not longer than what was found.
  @Test func aLineHasNoStepThatItDoesWithout() throws {
    let game = try Spider("easy")
    let start = SpiderPosition(Match(game, seed: 2).table, of: game)
    var search = SpiderSearch(from: start, effort: Effort(states: 100_000))
    guard case .won(let found) = search.result() else {
      Issue.record("not won")
      return
    }
    let line = SpiderLine(found, from: start).steps
    #expect(line.count < found.count)
    #expect(start.wins(by: line))
    for index in line.indices {
      var other = line
      other.remove(at: index)
      #expect(!start.wins(by: other), "\(index)")
    }
  }

  @Test func aWinnableTableStaysSoAlongItsLine() throws {
    let game = try Spider("medium")
    let solver = SpiderSolver(game)
    var match = Match(game, seed: 1)
    guard case .won(let line) = solver.verdict(on: match) else {
      Issue.record("not won")
      return
    }
    for (index, move) in line.enumerated() {
      if index.isMultiple(of: 40) { #expect(solver.isStillWinnable(match) == true, "\(index)") }
      try match.play(move)
    }
    #expect(solver.verdict(on: match) == .won([]))
  }

  @Test(arguments: difficulties)
  func withTooLittleEffortItIsUnknown(difficulty: Difficulty) throws {
    let game = try Spider(difficulty)
    for states in [0, 1, 10, 100, 1000] {
      let solver = SpiderSolver(game, effort: Effort(states: states))
      #expect(solver.verdict(on: Match(game, seed: 1)) == .unknown, "\(states)")
      #expect(solver.isStillWinnable(Match(game, seed: 1)) == nil, "\(states)")
    }
  }

  /// It asks before the first position, and often enough for a few milliseconds.
  @Test func aCancelledSearchIsUnknownAtOnce() throws {
    let game = try Spider("hard")
    let match = Match(game, seed: 1)
    #expect(
      SpiderSolver(game, effort: Effort(states: 1_000_000) { true }).verdict(on: match) == .unknown)
    let asked = Asked(bound: 5)
    let effort = Effort(states: 1_000_000) { asked.isOver() }
    var search = SpiderSearch(from: SpiderPosition(match.table, of: game), effort: effort)
    #expect(search.result() == .unknown)
    #expect(search.states < 5 * 2000)
  }
}

/// Counts how often it was asked, until it says yes.
private final class Asked: Sendable {
  private let count = Mutex(0)
  private let bound: Int

  init(bound: Int) { self.bound = bound }

  func isOver() -> Bool {
    count.withLock { count in
      count += 1
      return count > bound
    }
  }
}

extension SpiderPosition {
  fileprivate func wins(by steps: [SpiderStep]) -> Bool {
    var position = self
    for step in steps {
      guard position.allows(step) else { return false }
      position.take(step)
    }
    return position.isWon
  }
}
