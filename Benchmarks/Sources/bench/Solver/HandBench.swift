// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Solver

/// All hands on a grid: the rules' own search against that of the solver.
func measureHands() throws {
  let tables = (1...200).map { Match(PokerSlam(listsHands: true), seed: UInt64($0)).table }
  let (grids, compact) = (tables.map { Grid($0) }, tables.map { CompactGrid($0) })
  var (rules, solver) = (Times(), Times())
  var (told, found) = (0, 0)
  let clock = ContinuousClock()
  for _ in 0..<20 {
    for index in tables.indices {
      rules.add(clock.measure { told += grids[index].hands().count })
      solver.add(clock.measure { found += compact[index].handCount })
    }
  }
  print(
    "pokerslam, all hands: rules median \(show(rules.median * 1_000)) µs, solver median",
    "\(show(solver.median * 1_000)) µs, p99 \(show(solver.percentile(99) * 1_000)) µs,",
    "ratio \(show(rules.median / solver.median)), the same number: \(told == found)")
}

/// Rounds of PokerSlam played to their ends, a second: by the rules, and by the solver.
func measurePlayouts() throws {
  let game = PokerSlam(listsHands: true)
  let deals = 1...UInt64(min(solverDeals, 20))
  let clock = ContinuousClock()
  let naive = try clock.measure {
    for seed in deals {
      var match = Match(game, seed: seed)
      while let move = game.advice(on: match.table)?.move { try match.play(move) }
    }
  }
  let samples = 500
  let compact = clock.measure {
    for seed in deals {
      _ = PokerSlamAdvisor(samples: samples).estimate(on: Match(game, seed: seed).table)
    }
  }
  let rates = (
    Double(deals.count) / (naive / .seconds(1)),
    Double(deals.count * samples) / (compact / .seconds(1))
  )
  print(
    "pokerslam, rounds a second: rules \(Int(rates.0)), solver \(Int(rates.1)),",
    "ratio \(show(rates.1 / rates.0))")
}
