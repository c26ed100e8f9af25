// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Solver

/// New positions a second: of the solvers, where they give up after as many as they may find (Klondike's,
/// look into), and of the rules' own tables searched depth first, which is what a solver without
/// positions of its own would do.
func measureSearchRates() throws {
  let bounds: [(any GameDescriptor, Difficulty, states: Int)] = [
    (FreeCellRounds(), "hard", 2_000), (KlondikeRounds(), "hard", 20_000),
    (SpiderRounds(), "hard", 20_000),
  ]
  for (kind, difficulty, states) in bounds {
    let matches = try (1...UInt64(otherDeals)).map { try kind.anyDeal($0, difficulty) }
    var (ours, given) = (Duration.zero, 0)
    let clock = ContinuousClock()
    for match in matches {
      var verdict = Verdict?.none
      let time = clock.measure { verdict = match.verdict(within: Effort(states: states)) }
      guard verdict == .unknown else { continue }
      ours += time
      given += 1
    }
    guard given > 0 else {
      print("\(kind.id) \(difficulty.rawValue), positions a second: no deal takes so many")
      continue
    }
    var naive = NaiveSearch()
    let theirs = clock.measure { for match in matches.prefix(10) { naive.look(into: match) } }
    let rates = (
      Double(given * states) / (ours / .seconds(1)),
      Double(naive.tables) / (theirs / .seconds(1))
    )
    print(
      "\(kind.id) \(difficulty.rawValue), positions a second: solver \(Int(rates.0)), in \(given)",
      "searches; rules \(Int(rates.1)), ratio \(show(rates.0 / rates.1));",
      "\(naive.decided) of \(min(10, matches.count)) deals decided by the rules' tables")
  }
}

/// The rules' own tables, searched depth first.
private struct NaiveSearch {
  /// How many tables were found, each counted once, and how many deals were decided.
  private(set) var (tables, decided) = (0, 0)

  /// Up to a thousand tables.
  mutating func look(into match: Match) {
    var open = [match.table]
    var seen: Set<UInt64> = []
    while let table = open.popLast(), seen.count < 1_000 {
      for move in match.game.moves(on: table) {
        let next = match.game.turn(playing: move, on: table).table
        guard seen.insert(next.digest).inserted else { continue }
        tables += 1
        open.append(next)
        if match.game.outcome(of: next) == .won {
          decided += 1
          return
        }
      }
    }
  }
}
