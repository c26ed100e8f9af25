// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Games
import Samples
import Testing

/// Saves whose settings no menu offers: they would lie in a slot that nobody looks into.
struct SavedSettingsTests {
  @Test(
    "A save of a difficulty that the game lacks is refused",
    arguments: ["atlas", "freecell", "spider"])
  func difficulty(game: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    let round = try descriptor.deal(DealRequest(difficulty: descriptor.difficulties[0], number: 5))
    let refused = Refusal(Term("refused-difficulty", ["difficulty": "brutal"]))
    #expect(throws: refused) {
      try Saves.edited(Match(round.game, seed: round.seed)) { save in
        var settings = try #require(save["settings"] as? [String: Any])
        settings["difficulty"] = "brutal"
        save["settings"] = settings
      }
    }
  }

  @Test(
    "A game of several difficulties makes no round of another",
    arguments: EveryDescriptor.all.filter { $0.difficulties.count > 1 }.map(\.id))
  func rounds(game: String) throws {
    let descriptor = try #require(EveryDescriptor.all.first { $0.id == game })
    #expect(throws: Refusal(Term("refused-difficulty", ["difficulty": "brutal"]))) {
      try descriptor.deal(DealRequest(difficulty: "brutal", number: 5))
    }
  }

  @Test(
    "FreeCell: a seed that no deal has is refused",
    arguments: [0, 1_000_001, 4_294_967_297, .max] as [UInt64])
  func seed(number: UInt64) throws {
    let saved = try Saves.edited(Match(try FreeCell("easy"), seed: 1)) { $0["seed"] = number }
    let reason = Term(
      "freecell-deal-number", ["number": .number(number), "last": 1_000_000])
    #expect(throws: ReplayError.seed(reason)) { try Match(replaying: saved) }
    #expect(throws: Refusal(reason)) {
      try FreeCellRounds().deal(DealRequest(difficulty: "easy", number: number))
    }
  }
}
