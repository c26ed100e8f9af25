// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

@testable import Solver

/// The positions of the patiences that one search knows against the rules.
@Suite struct PatiencePositionTests {
  @Test func bakersDozen() throws { try check(BakersDozen()) }
  @Test func eightOff() throws { try check(EightOff()) }
  @Test func canfield() throws { try check(Canfield()) }

  /// Two packs, and a stock that is gone through once.
  @Test func fortyThieves() throws {
    try check(FortyThieves(), SearchRules(suits: .same, drawing: 1, passes: 1))
  }

  private func check(_ game: some RuledPatience) throws { try check(game, game.searchRules) }

  /// Each step is a line of legal moves to a table with the position that the step leads to; and each
  /// legal carry leads to a position that one of the steps does.
  private func check(_ game: some FoundationSolitaire, _ rules: SearchRules) throws {
    var generator = Generator(seed: 5)
    for _ in 0..<(scale > 1 ? 200 : 4) {
      var match = Match(game, seed: generator.next())
      for _ in 0..<80 {
        let table = match.table
        let position = PatiencePosition(table, of: game, rules)
        let steps = position.steps
        try #require(Set(steps).count == steps.count)
        let reached = try steps.map { step in
          let proof = try Proof(game, on: table).after(step, game)
          let after = PatiencePosition(proof, of: game, rules)
          try #require(position.after(step).content == after.content, "\(step)")
          return after.hash
        }
        let moves = game.moves(on: table)
        for move in moves where !move.picked.isEmpty {
          let after = game.turn(playing: move, on: table).table
          let hash = PatiencePosition(after, of: game, rules).hash
          try #require(hash == position.hash || reached.contains(hash), "\(move)")
        }
        guard match.outcome == .open, !moves.isEmpty else { break }
        try match.play(moves[generator.below(moves.count)])
      }
    }
  }

  /// A line that wins is one of the rules, and has no step that it does without.
  @Test func aLineLeadsToAWinStepByStep() throws {
    let game = EightOff()
    let table = Match(game, seed: 1).table
    let start = PatiencePosition(table, of: game, game.searchRules)
    var search = BestFirstSearch(from: start, effort: Effort(states: 200_000))
    guard case .won(let found) = search.result() else {
      Issue.record("not won")
      return
    }
    let line = start.shortened(found)
    #expect(line.count <= found.count)
    var position = start
    for step in line {
      #expect(position.steps.contains(step))
      position.take(step)
    }
    #expect(position.isWon)
    let proved = Proof(game, on: table).line(of: line) { proof, step throws(Refusal) in
      try proof.play(step, game)
    }
    #expect(proved != nil)
  }
}

extension PatiencePosition {
  fileprivate var steps: [PatienceStep] {
    var position = self
    var steps = StepList<PatienceStep>()
    position.addSteps(to: &steps)
    return steps.all
  }

  fileprivate func after(_ step: PatienceStep) -> PatiencePosition {
    var position = self
    position.take(step)
    return position
  }

  /// All there is to it, to be compared.
  fileprivate var content: [Int] {
    var position = self
    let counts = [
      talonCount, wasteCount, redeals, reserveCount, cellsTaken, emptyColumns, doneCount,
      hiddenCount, breaks, blocks, Int(truncatingIfNeeded: hash), position.load().cover,
      position.load().soon, position.load().buried, position.load().inversions,
      position.load().hosts,
    ]
    return counts + (0..<columnCount).flatMap { [Int(tops[$0].bits), Int(heights[$0])] }
  }
}

extension Proof where Played: FoundationSolitaire {
  fileprivate func after(_ step: PatienceStep, _ game: Played) throws -> Table {
    var proof = self
    try proof.play(step, game)
    return proof.table
  }
}
