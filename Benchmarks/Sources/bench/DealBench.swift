// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Solver

/// How long a player waits for a deal that can be won, choice of groups included. A search is
/// broken off after three seconds, and counted.
///
/// `bench deals 5000 20` measures other bounds: the states looked into for a seed, and the seeds.
func measureDeals() throws {
  let catalogue = try Checkout.catalogue()
  for count in [4, 8, 12] { try measureGroups(catalogue, count) }
  for limit in [nil, 3, 1, 0] as [Int?] {
    for difficulty in AtlasLayout.all.map(\.difficulty) {
      let deals = try Deals(catalogue, difficulty, limit)
      print(
        "\(difficulty.rawValue), reshuffles \(limit.map(String.init) ?? "unlimited"):",
        "median \(show(deals.times.median)) ms, p99 \(show(deals.times.percentile(99))) ms,",
        "winnable \(deals.found) of \(deals.count)")
    }
  }
}

/// Only the choice of groups and cards, of which no card fits two groups.
private func measureGroups(_ catalogue: Catalogue, _ count: Int) throws {
  let clock = ContinuousClock()
  var times = Times()
  for seed in 0..<1000 as Range<UInt64> {
    var generator = Generator(seed: seed)
    let start = clock.now
    _ = try Dealer(count: count).deal(from: catalogue.groups, using: &generator)
    times.add(from: start, to: clock.now)
  }
  print(
    "\(count) groups chosen: median \(show(times.median)) ms,",
    "p99 \(show(times.percentile(99))) ms")
}

private struct Deals {
  let count: Int
  var times = Times()
  var found = 0

  init(_ catalogue: Catalogue, _ difficulty: Difficulty, _ limit: Int?) throws {
    count = limit == nil ? 100 : 20
    let clock = ContinuousClock()
    for number in 1...count {
      let start = clock.now
      var order = DealRequest(difficulty: difficulty, number: UInt64(number), isWinnable: true)
      order.options[AtlasRounds.reshuffles] = limit
      let rounds = AtlasRounds(catalogue) { game, seed, _ in
        let effort = Effort(states: dealStates) { start.duration(to: .now) > .seconds(3) }
        return AtlasSolver(game, effort: effort).winnableDeal(from: seed, within: dealSeeds)?.seed
      }
      let round = try rounds.deal(order)
      times.add(from: start, to: clock.now)
      if round.remarks.isEmpty { found += 1 }
    }
  }
}

private let numbers = CommandLine.arguments.compactMap { Int($0) }
private let dealStates = numbers.first ?? Effort.standard.states
private let dealSeeds = numbers.dropFirst().first ?? 1000
