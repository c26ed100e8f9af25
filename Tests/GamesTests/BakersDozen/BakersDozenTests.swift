// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct BakersDozenTests {
  private let spread = Spread(BakersDozen())

  @Test("Deal: thirteen columns of four, face up, with kings under the others")
  func deal() {
    for seed in 1...20 as ClosedRange<UInt64> {
      let table = Match(BakersDozen(), seed: seed).table
      #expect(table.places(.column).map { table[$0].count } == Array(repeating: 4, count: 13))
      #expect(table.hiddenInColumns == 0)
      #expect(table.pieces.sorted() == (0..<52).map { Piece($0) })
      for place in table.places(.column) {
        let ranks = spread.game.cards(at: place, on: table).map(\.rank)
        #expect(!ranks.drop { $0 == .king }.contains(.king))
      }
    }
  }

  @Test("Only the top card moves, to the next rank of any suit")
  func top() throws {
    let table = try spread.table("column 1: 9S 8H", "column 2: 9C", "column 3: 9D", "column 4: XH")
    #expect(try spread.goals("8H", on: table) == ["column 2", "column 3"])
    #expect(
      try spread.refusal("9S", to: "column 4", on: table)
        == Refusal(Term("refused-covered", ["card": name("9S")])))
    #expect(try spread.refusal("9C", to: "column 1", on: table)?.reason.key == "refused-rank")
  }

  @Test("An empty column stays empty, and says so")
  func closed() throws {
    let table = try spread.table("column 1: KS", "column 2: 5H")
    #expect(try spread.goals("KS", on: table) == [])
    #expect(try spread.refusal("KS", to: "column 3", on: table)?.reason.key == "refused-closed")
    #expect(spread.game.invitation(of: .column(3), on: table) == nil)
  }

  @Test("Hint: what is apart is joined, and what lies in order is left alone")
  func hint() throws {
    let apart = try spread.table("column 1: 2S 5D 8H", "column 2: KC 9C", "column 3: KD 9D")
    #expect(spread.game.advice(on: apart)?.reason.key == "hint-joins")
    let joined = try spread.table("column 1: 2S 9S 8H", "column 2: KC 9C", "column 3: KD 9D")
    #expect(spread.game.advice(on: joined) == nil)
  }
}
