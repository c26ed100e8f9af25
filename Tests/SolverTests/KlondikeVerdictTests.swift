// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Solver

@Suite struct KlondikeVerdictTests {
  /// The same verdicts as without any insight.
  @Test(arguments: Klondike.Drawing.allCases)
  func theVerdictIsThatOfTryingEveryLine(drawing: Klondike.Drawing) throws {
    let game = Klondike(drawing)
    var tally = Tally()
    var generator = Generator(seed: 3)
    for index in 0..<(scale == 1 ? 300 : 20_000) {
      let table = Match(game, seed: generator.next()).table
      var layout = try #require(KlondikeLayout(table, of: game))
      var start = KlondikePosition(&layout)
      for _ in 0..<(30 + generator.below(40)) {
        let steps = start.steps(&layout)
        if !steps.isEmpty { start.take(steps[generator.below(steps.count)], &layout) }
      }
      var every = EveryKlondikeLine(layout: layout, bound: scale == 1 ? 300 : 20_000)
      guard let truth = every.wins(from: start) else {
        tally.open += 1
        continue
      }
      if truth { tally.won += 1 } else { tally.lost += 1 }
      var search = KlondikeSearch(from: start, layout, effort: Effort(states: 100_000))
      if search.finding() != (truth ? .won : .lost) { tally.wrong.append("\(index): \(truth)") }
    }
    #expect(tally.wrong == [])
    let least = scale == 1 ? 10 : 500
    #expect(tally.lost > least && tally.won > least, "\(tally)")
  }
}
