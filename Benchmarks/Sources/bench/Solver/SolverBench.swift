// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Solver

/// Every solver over fixed deals, beside the naive design and, where it is installed, Debian's
/// freecell-solver.
///
/// `bench solver 32000` takes the deals 1 to 32000 of FreeCell, and a tenth of them of the others;
/// 1000 without a number.
func measureSolver() throws {
  try measureFreeCellSolver()
  try measureMidGame()
  for kind in [KlondikeRounds(), SpiderRounds()] as [any GameDescriptor] {
    for difficulty in kind.difficulties { try measureDeals(of: kind, difficulty, otherDeals) }
  }
  let atlas = try Kinds.atlas()
  for difficulty in atlas.difficulties {
    try measureDeals(of: atlas, difficulty, max(solverDeals, otherDeals))
  }
  try measureSearchRates()
  try measureHands()
  try measurePlayouts()
}

/// How many deals of FreeCell and Atlas Solitaire, and how many of the others.
let solverDeals = CommandLine.arguments.compactMap { Int($0) }.first ?? 1_000
let otherDeals = max(1, solverDeals / 10)

private func measureDeals(of kind: any GameDescriptor, _ difficulty: Difficulty, _ count: Int)
  throws
{
  var verdicts = Verdicts()
  for number in 1...UInt64(count) {
    verdicts.add(try kind.anyDeal(number, difficulty))
  }
  print("\(kind.id) \(difficulty.rawValue):", verdicts.told)
}

extension GameDescriptor {
  /// A deal by its number, whether it can be won or not.
  func anyDeal(_ number: UInt64, _ difficulty: Difficulty) throws -> Match {
    let order = DealRequest(
      difficulty: difficulty, number: number, isShared: true, isWinnable: false)
    let deal = try deal(order)
    return Match(deal.game, seed: deal.seed)
  }
}
