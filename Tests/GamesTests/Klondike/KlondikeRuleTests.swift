// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Foundation
import Games
import Patience
import Testing

struct KlondikeRuleTests {
  private let spread = Spread(Klondike(.one))

  @Test("Deal: columns of 1 to 7 with their tops face up, 24 cards in the stock")
  func deal() {
    let match = Match(Klondike(.one), seed: 5)
    let columns = match.table.places.filter { $0.kind == .column }
    #expect(columns.map { match.table[$0].count } == [1, 2, 3, 4, 5, 6, 7])
    #expect(columns.map { match.table[$0].hiddenCount } == [0, 1, 2, 3, 4, 5, 6])
    #expect(match.table[.stock].count == 24 && match.table[.stock].hiddenCount == 24)
    #expect(Set(match.table.pieces).count == 52)
    #expect(match.table[.score] == 0)
    #expect(
      match.table.places.map(\.description)
        == (1...7).map { "column \($0)" } + ["waste", "stock"]
        + (1...4).map { "foundation \($0)" })
  }

  @Test("Columns: an empty one takes a king, with its run")
  func kings() throws {
    let table = try spread.table("column 1: (2C) KS QH JC", "column 2: 5D")
    #expect(try spread.goals("KS", on: table) == (3...7).map { "column \($0)" })
    #expect(try spread.goals("QH", on: table) == [])
    #expect(
      spread.lines(try spread.after("KS", to: "column 4", on: table))
        == ["column 1: 2C", "column 2: 5D", "column 4: KS QH JC"])
  }

  @Test("Runs: the whole run is checked, not its first card alone")
  func wholeRun() throws {
    let table = try spread.table("column 1: 9S 8H 7H", "column 2: 9C", "column 3: XH")
    #expect(
      try spread.refusal("8H", to: "column 2", on: table)
        == Refusal(
          Term(
            "refused-run",
            [
              "card": name("8H"), "count": 2, "lower": name("8H"), "upper": name("7H"),
              "flaw": "colour",
            ])))
    #expect(try spread.refusal("9S", to: "column 3", on: table)?.reason.key == "refused-run")
    #expect(spread.words(spread.game.picks(after: [], on: table)) == "7H 9C XH")
  }

  @Test("Runs: no face-down card travels")
  func faceDown() throws {
    let table = try spread.table("column 1: (9S) 8H", "column 2: 9C", "column 3: XH")
    #expect(
      try spread.refusal("9S", to: "column 3", on: table)
        == Refusal(Term("refused-face-down")))
  }

  @Test("Runs: back where it came from is no move, and no mistake")
  func back() throws {
    let table = try spread.table("column 1: 9S 8H")
    #expect(
      try spread.refusal("9S", to: "column 1", on: table)
        == Refusal(Term("refused-same-place"), .impossible))
    #expect(
      try spread.refusal("8H", to: "column 1", on: table)
        == Refusal(Term("refused-same-place"), .impossible))
  }

  @Test("Foundations: from the ace up in suit, one card at a time")
  func foundations() throws {
    let table = try spread.table("column 1: 3H 2S", "column 2: AS", "foundation 2: AH 2H")
    #expect(try spread.goals("AS", on: table) == ["foundation 1", "foundation 3", "foundation 4"])
    #expect(
      try spread.refusal("2S", to: "foundation 1", on: table)?.reason.key == "refused-base")
    #expect(
      try spread.refusal("3H", to: "foundation 2", on: table)?.reason.key
        == "refused-one-at-a-time")
    let cleared = try spread.after("AS", to: "foundation 1", on: table)
    let next = try spread.after("2S", to: "foundation 1", on: cleared)
    #expect(try spread.goals("3H", on: next) == ["foundation 2"])
  }

  @Test("Foundations: the top card may come back to a column, to no other foundation")
  func comeBack() throws {
    let table = try spread.table("foundation 1: AH 2H", "foundation 2: AS", "column 1: 3C")
    #expect(try spread.goals("2H", on: table) == ["column 1"])
    #expect(try spread.goals("AS", on: table) == [])
    #expect(
      try spread.refusal("AH", to: "column 1", on: table)
        == Refusal(Term("refused-covered", ["card": name("AH")])))
  }

  @Test("Waste: only its top card moves, and nothing goes to waste or stock")
  func waste() throws {
    let table = try spread.table("waste: 9H 8S", "column 1: XS", "column 2: 9D")
    #expect(try spread.goals("8S", on: table) == ["column 2"])
    #expect(
      try spread.refusal("9H", to: "column 1", on: table)
        == Refusal(Term("refused-covered", ["card": name("9H")])))
    for place in ["waste", "stock", "column 8"] {
      #expect(
        try spread.refusal("XS", to: place, on: table)
          == .takesNothing(try #require(Place(place))))
    }
  }

  @Test("Draw 3: three at a time, fewer at the end, the last one on top")
  func drawThree() throws {
    let three = Spread(Klondike(.three))
    let table = try three.table("stock: (AC) (2C) (3C) (4C)")
    let first = try three.play(Move(.draw), on: table).table
    #expect(three.lines(first) == ["waste: 4C 3C 2C", "stock: (AC)"])
    let second = try three.play(Move(.draw), on: first).table
    #expect(three.lines(second) == ["waste: 4C 3C 2C AC"])
  }

  @Test(
    "Draw 3 with one or two cards left draws those, and the last one lies on top",
    arguments: [
      ("stock: (AC)", "waste: 9S AC"), ("stock: (AC) (2C)", "waste: 9S 2C AC"),
      ("stock: (AC) (2C) (3C)", "waste: 9S 3C 2C AC"),
    ])
  func drawRest(stock: String, waste: String) throws {
    let three = Spread(Klondike(.three))
    let drawn = try three.play(Move(.draw), on: three.table(stock, "waste: 9S"))
    #expect(three.lines(drawn.table) == [waste])
    #expect(drawn.table[.waste].hiddenCount == 0)
  }

  @Test("Recycling keeps the order and has no limit", arguments: Klondike.Drawing.allCases)
  func recycle(drawing: Klondike.Drawing) throws {
    let spread = Spread(Klondike(drawing))
    let dealt = try spread.table("column 1: KS", "stock: (AC) (2C) (3C) (4C) (5C)")
    var table = dealt
    for _ in 1...10 {
      while !table[Place(.stock)].isEmpty {
        table = try spread.play(Move(.draw), on: table).table
      }
      table = try spread.play(Move(.draw), on: table).table
      #expect(spread.lines(table) == spread.lines(dealt))
    }
  }

  @Test("Limits: the stock is gone through once by ones, three times by threes")
  func limits() throws {
    for (drawing, passes) in [(Klondike.Drawing.one, 1), (.three, 3)] {
      let spread = Spread(Klondike(drawing, isLimited: true))
      var table = try spread.table("column 1: KS", "stock: (AC) (2C) (3C)")
      for pass in 1...passes {
        #expect(spread.game.stock.redealsLeft(on: table) == passes - pass)
        while !table[.stock].isEmpty { table = try spread.play(Move(.draw), on: table).table }
        if pass < passes { table = try spread.play(Move(.draw), on: table).table }
      }
      #expect(
        spread.game.refusal(of: Move(.draw), on: table)
          == Refusal(Term("refused-passes", ["limit": .number(passes)])))
      #expect(spread.game.invitation(of: .stock, on: table) == nil)
    }
  }

  @Test("Limits: a save without one is written as before, and one with a limit comes back")
  func savedLimits() throws {
    for (game, difficulty) in [
      (Klondike(.one), "easy"), (Klondike(.three, isLimited: true), "expert"),
    ] {
      let data = try JSONEncoder().encode(game)
      #expect(String(decoding: data, as: UTF8.self).contains("limited") == game.isLimited)
      #expect(try JSONDecoder().decode(Klondike.self, from: data) == game)
      #expect(game.difficulty.rawValue == difficulty)
    }
  }

  @Test("Nothing to draw: refused with the reason")
  func nothingToDraw() throws {
    let table = try spread.table("column 1: KS")
    #expect(
      spread.game.refusal(of: Move(.draw), on: table)
        == Refusal(Term("refused-nothing-to-draw")))
    #expect(spread.game.act(at: .stock, on: table) == nil)
  }

  @Test("Empty places tell what they take")
  func invitations() throws {
    let table = try spread.table("waste: 4C")
    #expect(spread.game.invitation(of: .column(1), on: table) == Rank.king.wanted)
    #expect(spread.game.invitation(of: .foundation(1), on: table) == Rank.ace.wanted)
    #expect(spread.game.invitation(of: .stock, on: table) == Term("invites-waste"))
    #expect(spread.game.invitation(of: .waste, on: try spread.table()) == nil)
  }
}
