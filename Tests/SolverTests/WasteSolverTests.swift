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
        let nexts = deal.nexts(of: position)
        try #require(
          Set(nexts.map { $0.step.told })
            == Set(
              game.moves(on: match.table).map {
                $0.told(on: match.table)
              }))
        guard !nexts.isEmpty, match.outcome == .open else { break }
        let next = nexts[generator.below(nexts.count)]
        try match.play(try #require(next.step.move(on: match.table)))
        position = next.position
        let again = WasteDeal(match.table, of: game)
        try #require(
          again.nexts(of: again.start).map(\.step) == deal.nexts(of: position).map(\.step))
      }
    }
  }
}

extension WasteStep {
  fileprivate var told: String {
    switch self {
    case .draw: "draw"
    case .play(let column): "column \(column + 1)"
    }
  }

  fileprivate func move(on table: Table) -> Move? {
    switch self {
    case .draw: Move(.draw)
    case .play(let column):
      table[.column(column + 1)].top.map { Move([$0.piece], to: .waste) }
    }
  }
}

extension Move {
  fileprivate func told(on table: Table) -> String {
    picked.first.flatMap(table.place).map { "\($0)" } ?? "draw"
  }
}
