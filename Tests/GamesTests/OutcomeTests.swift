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
}
