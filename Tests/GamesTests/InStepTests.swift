// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

/// Whole rounds at random, in step with games written a second time. `ALOUD_LONG=1` plays
/// thousands.
struct InStepTests {
  private static let seeds: ClosedRange<UInt64> = isLong ? 1...1000 : 1...6
  private static let length = isLong ? 150 : 60

  @Test("Klondike: legal moves, tables and scores", arguments: Klondike.Drawing.allCases)
  func klondike(drawing: Klondike.Drawing) throws {
    for seed in Self.seeds {
      try playInStep(Klondike(drawing), seed: seed, length: Self.length) { table, _ in
        NaiveKlondike(table, drawing.rawValue)
      }
    }
  }

  @Test("Yukon: legal moves and tables")
  func yukon() throws {
    for seed in Self.seeds {
      try playInStep(Yukon(), seed: seed, length: Self.length) { table, _ in
        NaiveKlondike(table, 0)
      }
    }
  }

  @Test("Baker's Dozen, Eight Off, Forty Thieves, Canfield, Scorpion: legal moves and tables")
  func naivePatiences() throws {
    try check(BakersDozen())
    try check(EightOff())
    try check(FortyThieves())
    try check(Canfield())
    try check(Scorpion())
  }

  private func check(_ game: some FoundationSolitaire) throws {
    let kind = try #require(NaivePatience.Kind(rawValue: type(of: game).id))
    for seed in Self.seeds {
      try playInStep(game, seed: seed, length: Self.length) { table, _ in
        NaivePatience(table, kind)
      }
    }
  }

  @Test("FreeCell: legal moves and tables", arguments: ["easy", "medium", "hard"])
  func freeCell(difficulty: String) throws {
    let game = try FreeCell(Difficulty(rawValue: difficulty))
    for seed in Self.seeds {
      try playInStep(game, seed: seed, length: Self.length) { table, _ in NaiveFreeCell(table) }
    }
  }

  @Test("Spider: legal moves, tables and scores", arguments: ["easy", "medium", "hard"])
  func spider(difficulty: String) throws {
    let game = try Spider(Difficulty(rawValue: difficulty))
    for seed in Self.seeds {
      try playInStep(game, seed: seed, length: Self.length) { table, match in
        NaiveSpider(table, game, score: match.score)
      }
    }
  }
}
