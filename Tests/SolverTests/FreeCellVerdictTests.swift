// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Synchronization
import Testing

@testable import Solver

@Suite struct FreeCellVerdictTests {
  @Test func theFirstDealsAreWonByLinesThatTheRulesReplay() throws {
    let game = try FreeCell("easy")
    let solver = FreeCellSolver(game)
    for seed in 1...(100 * UInt64(scale)) {
      let match = Match(game, seed: seed)
      guard case .won(let line) = solver.verdict(on: match) else {
        Issue.record("deal \(seed) is not won")
        continue
      }
      #expect(match.outcome(after: line) == .won, "deal \(seed)")
    }
  }

  /// The one deal of the first 32,000 that no line wins.
  @Test func deal11982IsLost() throws {
    let game = try FreeCell("easy")
    let solver = FreeCellSolver(game)
    #expect(solver.verdict(on: Match(game, seed: 11_982)) == .lost)
  }

  /// The same verdicts as without the steps that are called safe and without those left out.
  @Test func aVerdictIsThatOfTryingEveryLine() throws {
    var tally = Tally()
    var generator = Generator(seed: 3)
    let game = try FreeCell("hard")
    for index in 0..<(200 * scale) {
      let position = FreeCellPosition.anyhow(game, steps: 80, &generator)
      var truth = EveryFreeCellLine(position, bound: 1000)
      guard let wins = truth.wins() else {
        tally.open += 1
        continue
      }
      if wins { tally.won += 1 } else { tally.lost += 1 }
      var search = BestFirstSearch(from: position, effort: .standard)
      let result = search.result()
      if result == .unknown || (result != .lost) != wins {
        tally.wrong.append("\(index): \(wins)")
      }
    }
    #expect(tally.wrong == [])
    #expect(tally.won > 3 && tally.lost > 20, "\(tally)")
  }

  /// What is left out of a line is played by the rules too: nothing else can be.
  @Test func noMoveOfALineCanBeLeftOut() throws {
    let game = try FreeCell("medium")
    let solver = FreeCellSolver(game)
    for seed in 1...3 as ClosedRange<UInt64> {
      let match = Match(game, seed: seed)
      guard case .won(let line) = solver.verdict(on: match) else {
        Issue.record("deal \(seed)")
        continue
      }
      for index in line.indices.prefix(20) {
        var other = line
        other.remove(at: index)
        #expect(match.outcome(after: other) != .won, "deal \(seed), move \(index)")
      }
    }
  }

  @Test func aDetourIsLeftOut() throws {
    let game = try FreeCell("easy")
    for seed in 1...20 as ClosedRange<UInt64> {
      let start = FreeCellPosition(Match(game, seed: seed).table, of: game)
      var search = BestFirstSearch(from: start, effort: .standard)
      guard case .won(let line) = search.result() else {
        Issue.record("deal \(seed)")
        continue
      }
      let short = start.shortened(line)
      #expect(short.count <= line.count)
      for top in start.tops {
        let detour = FreeCellStep(top, to: .cell)
        #expect(start.shortened([detour] + short) == short, "deal \(seed)")
      }
    }
  }

  @Test func withTooLittleEffortItIsUnknownAndNeverLost() throws {
    for difficulty in ["easy", "medium", "hard"] as [Difficulty] {
      let game = try FreeCell(difficulty)
      for seed in [1, 5, 11_982] as [UInt64] {
        for states in [0, 1, 10, 100] {
          let solver = FreeCellSolver(game, effort: Effort(states: states))
          #expect(solver.verdict(on: Match(game, seed: seed)) != .lost, "\(difficulty) \(seed)")
        }
        let least = FreeCellSolver(game, effort: Effort(states: 10))
        #expect(least.verdict(on: Match(game, seed: seed)) == .unknown)
        #expect(least.isStillWinnable(Match(game, seed: seed)) == nil)
      }
    }
  }

  @Test func aCancelledSearchIsUnknown() throws {
    let game = try FreeCell("easy")
    let effort = Effort(states: 1_000_000) { true }
    let solver = FreeCellSolver(game, effort: effort)
    #expect(solver.verdict(on: Match(game, seed: 11_982)) == .unknown)
    #expect(solver.verdict(on: Match(game, seed: 1)) == .unknown)
  }

  @Test func aSearchAsksOftenWhetherItIsCancelled() throws {
    let asked = Mutex(0)
    let effort = Effort(states: 1_000_000) {
      asked.withLock { asked in
        asked += 1
        return asked > 10
      }
    }
    let game = try FreeCell("easy")
    let start = FreeCellPosition(Match(game, seed: 11_982).table, of: game)
    var search = BestFirstSearch(from: start, effort: effort)
    #expect(search.result() == .unknown)
    #expect(search.states < 3000)
  }

  @Test func aWinnableTableStaysSoAlongItsLine() throws {
    let game = try FreeCell("medium")
    let solver = FreeCellSolver(game)
    var match = Match(game, seed: 1)
    guard case .won(let line) = solver.verdict(on: match) else {
      Issue.record("not won")
      return
    }
    for (index, move) in line.enumerated() {
      if index.isMultiple(of: 20) { #expect(solver.isStillWinnable(match) == true, "\(index)") }
      try match.play(move)
    }
    #expect(solver.verdict(on: match) == .won([]))
  }
}

/// Tries every line of legal steps, without leaving any out.
struct EveryFreeCellLine {
  let start: FreeCellPosition
  let bound: Int

  init(_ start: FreeCellPosition, bound: Int) {
    self.start = start
    self.bound = bound
  }

  /// Whether any line wins; nil where more than `bound` positions would have to be seen.
  mutating func wins() -> Bool? {
    var open = [start]
    var seen: Set<UInt64> = [start.hash]
    while var position = open.popLast() {
      if position.isWon { return true }
      if seen.count > bound { return nil }
      var steps = StepList<FreeCellStep>()
      position.addSteps(to: &steps, isDistinct: false)
      for index in 0..<steps.count {
        var next = position
        next.take(steps[index])
        if seen.insert(next.hash).inserted { open.append(next) }
      }
    }
    return false
  }
}
