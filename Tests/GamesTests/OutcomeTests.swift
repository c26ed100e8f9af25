// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Testing

/// A dead end is lost, and nothing that can still be played is called one.
struct OutcomeTests {
  /// Four open groups and four columns that end in cards which go nowhere.
  private let stuck = [
    "foundation 1: a_base", "foundation 2: b_base", "foundation 3: c_base", "foundation 4: d_base",
    "column 1: (a1) e1", "column 2: (b1) f1", "column 3: (c1) g1", "column 4: (d1) h1",
  ]

  private func outcome(_ lines: [String], limit: Int? = nil, reshuffles: Int = 0) throws -> Outcome
  {
    let round = try Deal(Group.lettered(10, partners: 3), reshuffleLimit: limit)
    var turn = Turn(try round.table(lines))
    turn.count(.reshuffles, by: reshuffles)
    return round.game.outcome(of: turn.table)
  }

  @Test("Dead end: no card moves and none that can be drawn fits")
  func lost() throws {
    #expect(try outcome(stuck) == .lost)
    #expect(try outcome(stuck + ["stock: (e_base) (i1)", "waste: i2"]) == .lost)
  }

  @Test("Dead end: not while a card of the stock fits a foundation or a column")
  func stock() throws {
    #expect(try outcome(stuck + ["stock: (a2) (i1)"]) == .open)
    #expect(try outcome(stuck + ["stock: (e2) (i1)"]) == .open)
  }

  @Test("Dead end: not while a card of the waste fits and the waste can be shuffled")
  func waste() throws {
    #expect(try outcome(stuck + ["waste: a2 i1"]) == .open)
    #expect(try outcome(stuck + ["waste: a2 i1"], limit: 2, reshuffles: 1) == .open)
    #expect(try outcome(stuck + ["waste: a2 i1"], limit: 2, reshuffles: 2) == .lost)
    #expect(try outcome(stuck + ["waste: a2 i1"], limit: 0) == .lost)
    #expect(try outcome(stuck + ["waste: i1 a2"], limit: 0) == .open, "the top card fits")
  }

  @Test("Dead end: a waste that cannot come back does not keep a useless stock alive")
  func uselessStock() throws {
    #expect(try outcome(stuck + ["waste: a2 i1", "stock: (i2)"], limit: 1, reshuffles: 1) == .lost)
    #expect(try outcome(stuck + ["waste: a2 i1", "stock: (a3)"], limit: 1, reshuffles: 1) == .open)
  }

  @Test("Dead end: not while a column is empty or cards join")
  func columns() throws {
    #expect(try outcome(Array(stuck.dropLast())) == .open)
    #expect(try outcome(stuck.dropLast() + ["column 4: (d1) e2"]) == .open)
  }

  @Test("Nothing in the stock fits: told when it was seen, not before")
  func unseenStock() throws {
    let game = Klondike(.three)
    let seed = try #require(
      (UInt64(1)...5_000).first { game.outcome(of: Match(game, seed: $0).table) == .lost })
    var match = Match(game, seed: seed)
    while !match.table[.stock].isEmpty {
      #expect(match.outcome == .open, "\(match.table[.stock].count) cards to come")
      try match.play(Move(.draw))
    }
    #expect(match.outcome == .lost)
    match.undo(3)
    #expect(match.outcome == .lost, "they were seen")
  }

  @Test("A round of Atlas is lost as soon as every card to come was seen, and not before")
  func unseenStockOfAtlas() throws {
    let game = try AtlasSolitaire(
      AtlasSetup(
        difficulty: "hard", groups: Group.lettered(8, partners: 4), columns: [5, 5, 5, 5],
        reshuffleLimit: 0))
    var generator = Generator(seed: 3)
    var (hopeful, lost) = (0, 0)
    for seed in UInt64(1)...60 {
      var match = Match(game, seed: seed)
      while game.outcome(of: match.table) == .open {
        let moves = game.moves(on: match.table)
        try match.play(moves[generator.below(moves.count)])
      }
      while match.outcome == .open {
        hopeful += 1
        try match.play(Move(.draw))
      }
      lost += match.outcome == .lost ? 1 : 0
      #expect(game.outcome(of: match.table) == match.outcome)
    }
    #expect(hopeful > 0 && lost > 10)
  }
}
