// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

@testable import Solver

/// What the one search says of several patiences.
@Suite struct PatienceVerdictTests {
  /// Deals that are won, by lines that the rules replay.
  @Test func dealsAreWonByLinesThatTheRulesReplay() {
    check(BakersDozen(), deals: 1...5, won: 3)
    check(EightOff(), deals: 1...5, won: 5)
    check(Canfield(), deals: 1...5, won: 3)
    check(Scorpion(), deals: 1...10, won: 3)
    check(Yukon(), deals: 1...5, won: 5)
  }

  /// What is lost without a limit is lost with one, and lines keep to it.
  @Test func klondikeIsSearchedWithinItsLimit() {
    for drawing in Klondike.Drawing.allCases {
      let (free, limited) = (Klondike(drawing), Klondike(drawing, isLimited: true))
      for seed in 1...8 as ClosedRange<UInt64> {
        let effort = Effort(states: 50_000)
        let match = Match(limited, seed: seed)
        let verdict = match.verdict(within: effort)
        if case .won(let line) = verdict { #expect(match.outcome(after: line) == .won) }
        if Match(free, seed: seed).verdict(within: effort) == .lost { #expect(verdict == .lost) }
      }
    }
  }

  private func check(_ game: some SearchedGame, deals: ClosedRange<UInt64>, won least: Int) {
    let won = deals.filter { seed in
      let match = Match(game, seed: seed)
      guard case .won(let line) = match.verdict(within: .usual(for: type(of: game))) else {
        return false
      }
      let isWon = match.outcome(after: line) == .won
      #expect(isWon, "\(game.title.key) \(seed)")
      return isWon
    }
    #expect(won.count >= least, "\(game.title.key): \(won)")
  }
}
