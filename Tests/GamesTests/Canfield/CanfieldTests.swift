// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

struct CanfieldTests {
  private let spread = Spread(Canfield())

  @Test("Deal: a reserve of 13, a card on a foundation and on each column, 34 in the stock")
  func deal() {
    let table = Match(Canfield(), seed: 6).table
    #expect(table[.reserve].count == 13 && table[.reserve].hiddenCount == 12)
    #expect(table.places(.column).map { table[$0].count } == [1, 1, 1, 1])
    #expect(table.places(.foundation).map { table[$0].count } == [1, 0, 0, 0])
    #expect(table[.stock].count == 34)
    #expect(table.pieces.sorted() == (0..<52).map { Piece($0) })
  }

  @Test("Foundations begin with the rank that was dealt, and go on past the king")
  func foundations() throws {
    let table = try spread.table(
      "foundation 1: QH KH", "column 1: AH", "column 2: QS", "column 3: AS", "column 4: QH")
    #expect(spread.game.base(on: table) == .queen)
    #expect(try spread.goals("AH", on: table).contains("foundation 1"))
    #expect(try spread.goals("QS", on: table).contains("foundation 2"))
    #expect(try spread.refusal("AS", to: "foundation 2", on: table)?.reason.key == "refused-base")
    #expect(
      try spread.refusal("QS", to: "foundation 1", on: table)?.reason.key == "refused-needs-empty")
  }

  @Test("Columns turn the corner, in alternating colours")
  func corner() throws {
    let table = try spread.table(
      "column 1: AS", "column 2: KH", "column 3: KS", "column 4: 2D", "foundation 1: 9C")
    #expect(try spread.goals("KH", on: table) == ["column 1"])
    #expect(try spread.refusal("KS", to: "column 1", on: table)?.reason.key == "refused-colour")
    #expect(try spread.goals("AS", on: table) == ["column 4"])
  }

  @Test("The top card of a column moves, or all of them")
  func parts() throws {
    let table = try spread.table(
      "column 1: 9S 8H 7S", "column 2: XH", "column 3: 9C", "column 4: 8D")
    #expect(try spread.goals("7S", on: table) == ["column 4"])
    #expect(
      try spread.refusal("8H", to: "column 3", on: table)
        == Refusal(Term("refused-part", ["card": name("8H")])))
    #expect(try spread.goals("9S", on: table) == ["column 2"])
    let picks = spread.game.picks(after: [], on: table).map { spread.word($0) }
    #expect(picks == ["9S", "7S", "XH", "9C", "8D"])
  }

  @Test("The reserve fills an empty column at once; then any card goes there")
  func reserve() throws {
    let table = try spread.table(
      "column 1: 9S", "column 2: XH", "column 3: 4C", "column 4: 8D", "reserve: (2C) 5D",
      "waste: JS")
    let after = try spread.after("9S", to: "column 2", on: table)
    #expect(spread.lines(after).first == "column 1: 5D")
    #expect(after[.reserve].top?.isFaceUp == true)
    let used = try spread.table("column 1: 9S", "waste: JS")
    #expect(try spread.goals("JS", on: used) == ["column 2", "column 3", "column 4"])
    #expect(try spread.refusal("JS", to: "reserve", on: table) == .takesNothing(.reserve))
  }

  @Test("Foundations are told by their ranks alone")
  func told() throws {
    let table = try spread.table("foundation 1: QH KH AH", "foundation 2: QS")
    let told = spread.game.foundations(on: table)
    guard case .list(let suits)? = told?.fillings["suits"] else {
      Issue.record("no suits")
      return
    }
    #expect(suits.map(\.key) == Array(repeating: "foundation-top", count: 4))
    #expect(suits.map { $0.fillings["rank"] } == ["none", "none", "ace", "queen"])
  }

  @Test("A column that the reserve fills at once is not told to be emptied")
  func hints() throws {
    let filled = try spread.table(
      "column 1: 9S", "column 2: XH", "column 3: 4C", "column 4: 4S", "reserve: (2C) 6D",
      "foundation 1: 2H")
    let emptied = try spread.table(
      "column 1: 9S", "column 2: XH", "column 3: 4C", "column 4: 4S", "foundation 1: 2H")
    let advice = try [filled, emptied].map { try #require(spread.game.advice(on: $0)) }
    #expect(
      advice.map(\.move) == Array(repeating: try spread.carry("9S", to: "column 2"), count: 2))
    #expect(advice.map(\.reason.key) == ["canfield-hint-reserve", "hint-empties-column"])
  }
}
