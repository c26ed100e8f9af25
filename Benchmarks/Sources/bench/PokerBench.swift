// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Every hand on a full grid of PokerSlam: 4,983 touching sets.
func measurePoker() throws {
  let tables = (1...200).map { Match(PokerSlam(listsHands: true), seed: UInt64($0)).table }
  let grids = tables.map { Grid($0) }
  var (searched, read) = (Times(), Times())
  var hands = 0
  let clock = ContinuousClock()
  for _ in 0..<20 {
    for (table, grid) in zip(tables, grids) {
      searched.add(clock.measure { hands += grid.hands().count })
      read.add(clock.measure { hands += Grid(table).hands().count })
    }
  }
  print(
    "all hands of a grid: median \(micro(searched.median)) µs, p99 \(micro(searched.percentile(99)))",
    "µs; with reading the table: median \(micro(read.median)) µs;",
    "\(hands / searched.count / 2) hands a grid")
}

private func micro(_ milliseconds: Double) -> String { show(milliseconds * 1_000) }
