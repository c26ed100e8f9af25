// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Solver

/// `ALOUD_LONG=1`: how many of a thousand deals are decided, each within a second.
@Suite(.enabled(if: scale > 1, "ALOUD_LONG=1"))
struct DecidedShareTests {
  @Test func accordion() { check(Accordion(), 990) }
  @Test func acesUp() { check(AcesUp(), 1000) }
  @Test func bakersDozen() { check(BakersDozen(), 950) }
  @Test func canfield() { check(Canfield(), 930) }
  @Test func eightOff() { check(EightOff(), 1000) }
  @Test(arguments: Golf.Ends.allCases) func golf(ends: Golf.Ends) { check(Golf(ends), 1000) }
  @Test(arguments: Klondike.kinds) func klondike(game: Klondike) { check(game, 960) }
  @Test(arguments: [1, 3]) func pyramid(passes: Int) { check(Pyramid(passes: passes), 950) }
  @Test func scorpion() { check(Scorpion(), 995) }
  @Test func yukon() { check(Yukon(), 880) }

  /// Of 1,000 deals playsolitaire.io wins 96.6 percent.
  @Test func triPeaks() { #expect((950...980).contains(check(TriPeaks(), 1000).won)) }

  @discardableResult
  private func check(_ game: some SearchedGame, _ least: Int) -> Tally {
    let tally = game.tally(of: 1000)
    print("\(type(of: game).id) \(game.difficulty.rawValue): \(tally)")
    #expect(tally.won + tally.lost >= least, "\(tally)")
    return tally
  }
}

extension SearchedGame {
  /// What is found of so many deals, within a second each.
  func tally(of deals: Int) -> Tally {
    var tally = Tally()
    for seed in 1...UInt64(deals) {
      let effort = Effort.usual(for: Self.self).within(.seconds(1))
      switch Match(self, seed: seed).verdict(within: effort) {
      case .won: tally.won += 1
      case .lost: tally.lost += 1
      default: tally.open += 1
      }
    }
    return tally
  }
}
