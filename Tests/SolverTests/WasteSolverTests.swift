// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

@testable import Solver

/// The solver of the Golf family against the rules.
@Suite struct WasteSolverTests {
  @Test func itsStepsAreTheLegalMovesAndLeadWhereTheyDo() throws {
    for ends in Golf.Ends.allCases { try check(Golf(ends)) }
    try check(TriPeaks())
  }

  private func check(_ game: some WasteSolitaire) throws {
    var generator = Generator(seed: 1)
    for _ in 0..<(scale == 1 ? 20 : 2000) {
      var match = Match(game, seed: generator.next())
      let deal = WasteDeal(match.table, of: game)
      var position = deal.start
      while true {
        try #require(deal.isWon(position) == (match.outcome == .won))
        guard match.outcome != .won else { break }
        let steps = deal.steps(of: position)
        try #require(
          Set(steps.map(\.told))
            == Set(
              game.moves(on: match.table).map {
                $0.told(on: match.table)
              }))
        guard !steps.isEmpty, match.outcome == .open else { break }
        let step = steps[generator.below(steps.count)]
        try match.play(try #require(step.move(on: match.table)))
        position = deal.position(after: step, position)
        let again = WasteDeal(match.table, of: game)
        try #require(again.steps(of: again.start) == deal.steps(of: position))
      }
    }
  }
}

extension SearchSpace {
  fileprivate func steps(of position: Position) -> [Step] {
    var steps: [Step] = []
    addSteps(of: position, to: &steps)
    return steps
  }
}

extension WasteStep {
  fileprivate var told: String {
    switch self {
    case .draw: "draw"
    case .play(let column): "column \(column + 1)"
    }
  }
}

extension Move {
  fileprivate func told(on table: Table) -> String {
    picked.first.flatMap(table.place).map { "\($0)" } ?? "draw"
  }
}
