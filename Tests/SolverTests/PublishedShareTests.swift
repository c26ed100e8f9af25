// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Testing

@testable import Solver

/// `ALOUD_LONG=1`: how many deals can be won, what lies face down being known, against Blake and Gent,
/// "The Winnability of Klondike Solitaire and Many Other Patience Games" (JAIR 85, 2026), where the
/// rules are the same. Their Canfield is not: there a card of the last rank lies on none of the first.
@Suite(.enabled(if: scale > 1, "ALOUD_LONG=1"))
struct PublishedShareTests {
  /// A solver of Mark Masten's has won each of 30 million deals (solitairewinrates.com, "Accordion").
  @Test func accordion() {
    let tally = Accordion().tally(of: 1_000)
    #expect(tally.lost == 0 && tally.won >= 990, "\(tally)")
  }

  @Test func golf() { check(Golf(.apart), 0.45109) }
  @Test func eightOff() { check(EightOff(), 0.998805) }
  @Test func freeCellOfThreeCells() throws { check(try FreeCell("medium"), 0.993583) }
  @Test func freeCellOfTwoCells() throws { check(try FreeCell("hard"), 0.79544) }
  @Test func klondikeByOne() { check(Klondike(.one), 0.9048) }
  @Test func klondikeByThree() { check(Klondike(.three), 0.81945) }

  /// Four standard errors around the share meet what is won and what may be.
  private func check(_ game: some SearchedGame, _ share: Double, of deals: Int = 1_000) {
    let tally = game.tally(of: deals)
    print("\(type(of: game).id) \(game.difficulty.rawValue): \(tally), published \(share)")
    let error = 4 * (share * (1 - share) / Double(deals)).squareRoot()
    #expect(Double(tally.won) / Double(deals) < share + error, "\(tally)")
    #expect(Double(tally.won + tally.open) / Double(deals) > share - error, "\(tally)")
  }
}
