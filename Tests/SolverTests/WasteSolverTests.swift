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
        let nexts = deal.nexts(of: position)
        try #require(
          Set(nexts.map { $0.step.told })
            == Set(
              game.moves(on: match.table).map {
                $0.told(on: match.table)
              }))
        try #require(deal.isWon(position) == (match.outcome == .won))
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

  /// Of 1,000 deals each: how many can be won. All are decided, each within a second.
  @Test(.enabled(if: scale > 1, "ALOUD_LONG=1"))
  func everyDealIsDecided() throws {
    for ends in Golf.Ends.allCases { try decide(Golf(ends)) }
    try decide(TriPeaks())
  }

  private func decide(_ game: some SearchedGame) throws {
    let clock = ContinuousClock()
    var (won, lost, slowest) = (0, 0, Duration.zero)
    for seed in 1...1000 as ClosedRange<UInt64> {
      let match = Match(game, seed: seed)
      var verdict: Verdict?
      slowest = max(
        slowest, clock.measure { verdict = match.verdict(within: .usual(for: type(of: game))) })
      switch verdict {
      case .won(let line):
        won += 1
        #expect(match.outcome(after: line) == .won, "deal \(seed)")
      case .lost: lost += 1
      default: Issue.record("deal \(seed) is not decided")
      }
    }
    print("\(type(of: game)) \(game.difficulty.rawValue): \(won) won, \(lost) lost, \(slowest)")
    #expect(slowest < .seconds(1))
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
