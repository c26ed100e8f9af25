// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Testing

struct GridTests {
  @Test("A hand played on a grid is told by hand, score and column, not card by card")
  func told() throws {
    let game = PokerSlam(listsHands: true)
    var match = Match(game, seed: 20_260_714)
    let move = try #require(game.advice(on: match.table)?.move)
    let events = try match.play(move)
    let told = Narrator(game).narrate(events, on: match.table)
    #expect(
      told.map(\.key) == [
        "pokerslam-played", "pokerslam-column", "pokerslam-column", "pokerslam-column",
        "pokerslam-left",
      ])
    #expect(told.last == Term("pokerslam-left", ["count": 22]))
  }
}
