// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Games
import Patience
import Samples
import Testing

@testable import Engine

struct DrawTests {
  private let round: Deal
  init() throws { round = try Deal(Group.lettered(3, partners: 3)) }

  private let exhausted = "waste: a1 a2 a3 b1 b2 b3 c1 c2 c3"

  @Test("Draw: the top stock card goes face up on the waste")
  func draw() throws {
    let table = try round.table("waste: b1", "stock: (a1) (a2)")
    let turn = try round.play(Move(.draw), on: table)
    #expect(round.lines(turn.table) == ["waste: b1 a2", "stock: (a1)"])
    #expect(
      turn.events == [
        .moved(try round.pieces("a2"), from: .stock, to: .waste),
        .turned(try round.pieces("a2"), at: .waste, faceUp: true),
      ])
  }

  @Test("Draw: nothing to draw when stock and waste are empty")
  func nothing() throws {
    let table = try round.table("column 1: a1")
    for act in [Act.draw, .drawUntilPlayable] {
      #expect(
        round.game.refusal(of: Move(act), on: table)
          == Refusal(Term("refused-nothing-to-draw"), .impossible))
    }
    #expect(round.game.acts(on: table) == [])
  }

  @Test("Draw: an act that is none is refused")
  func otherAct() throws {
    let table = try round.table("stock: (a1)")
    #expect(
      round.game.refusal(of: Move("juggle"), on: table)
        == Refusal(Term("refused-act"), .impossible))
    #expect(round.game.acts(on: table) == [.draw, .drawUntilPlayable])
  }

  @Test("Reshuffle: drawing from an empty stock shuffles the waste, face down, and is counted")
  func reshuffle() throws {
    let table = try round.table(exhausted, seed: 5)
    let turn = try round.play(Move(.draw), on: table)
    let waste = table[.waste].pieces
    var generator = Generator(seed: 5)
    let shuffled = generator.shuffled(waste)
    #expect(
      turn.events == [
        .moved(waste, from: .waste, to: .stock), .turned(waste, at: .stock, faceUp: false),
        .ordered(
          .init(
            place: .stock, before: waste, after: shuffled, generatorBefore: Generator(seed: 5),
            generatorAfter: generator)),
        .counted(.reshuffles, from: 0, to: 1),
      ])
    #expect(turn.table[.stock].pieces == shuffled)
    #expect(shuffled != waste, "shuffled by the game's own generator")
    #expect(turn.table[.stock].hiddenCount == 9)
    #expect(turn.table[.waste].isEmpty)
    #expect(turn.table.generator == generator, "the next shuffle is another one")
  }

  @Test("Reshuffle: only when the stock is empty")
  func onlyWhenEmpty() throws {
    var table = try round.table("waste: a1 a2", "stock: (a3)")
    table = try round.play(Move(.draw), on: table).table
    #expect(round.lines(table) == ["waste: a1 a2 a3"])
    #expect(table[.reshuffles] == 0)
    table = try round.play(Move(.draw), on: table).table
    #expect(table[.stock].count == 3)
    #expect(table[.reshuffles] == 1)
  }

  @Test("Reshuffle: as often as the player likes when nothing limits it")
  func unlimited() throws {
    var table = try round.table("waste: a1")
    for count in 1...50 {
      table = try round.play(Move(.draw), on: table).table
      #expect(table[.reshuffles] == count)
      table = try round.play(Move(.draw), on: table).table
    }
  }

  @Test("Reshuffle: a limit of 3, 2, 1 or none holds, for both ways to draw", arguments: 0...3)
  func limited(limit: Int) throws {
    let round = try Deal(Group.lettered(3, partners: 3), reshuffleLimit: limit)
    var table = try round.table("waste: a1")
    for _ in 0..<limit {
      table = try round.play(Move(.draw), on: table).table
      table = try round.play(Move(.draw), on: table).table
    }
    for act in [Act.draw, .drawUntilPlayable] {
      #expect(
        round.game.refusal(of: Move(act), on: table)
          == Refusal(Term("refused-reshuffle", ["limit": .number(limit)]), .impossible))
    }
    #expect(round.game.acts(on: table) == [])
    #expect(round.game.invitation(of: .stock, on: table) == nil)
    #expect(table[.reshuffles] == limit)
  }

  @Test("Draw until playable: stops at the first card that fits a foundation or another card")
  func untilPlayable() throws {
    let base = try round.table(
      "foundation 1: a_base", "column 1: c1", "column 2: b_base", "column 3: b1",
      "stock: (a1) (c2) (b_base) (c_base)")
    // A base opens a foundation that is free.
    let opened = try round.play(Move(.drawUntilPlayable), on: base).table
    #expect(opened[.waste].pieces == (try round.pieces("c_base")))
    // With every foundation taken it is passed over, an empty column notwithstanding.
    let full = try Deal(Group.lettered(5, partners: 2))
    let table = try full.table(
      "foundation 1: a_base", "foundation 2: b_base", "foundation 3: c_base",
      "foundation 4: d_base", "column 1: d1", "column 2: d2", "stock: (a1) (e1) (e_base)")
    let turn = try full.play(Move(.drawUntilPlayable), on: table)
    #expect(full.lines(turn.table).contains("waste: e_base e1 a1"))
    #expect(turn.events.count == 6, "each card is drawn and turned, and nothing is noted")
  }

  @Test("Draw until playable: a partner stops it on a partner of its own in a column")
  func untilNeighbour() throws {
    let table = try round.table(
      "column 1: c1", "column 2: b_base", "column 3: b_base", "stock: (a1) (c2) (a2)")
    let drawn = try round.play(Move(.drawUntilPlayable), on: table).table
    #expect(drawn[.waste].pieces == (try round.pieces("a2 c2")))
  }

  @Test("Draw until playable: says so when the stock holds nothing that fits")
  func untilNothing() throws {
    let table = try round.table("column 1: b1", "stock: (a1) (c1)")
    let turn = try round.play(Move(.drawUntilPlayable), on: table)
    #expect(turn.events.last == .noted(Term("atlas-nothing-playable-drawn")))
    #expect(round.lines(turn.table) == ["column 1: b1", "waste: c1 a1"])
    #expect(turn.table[.reshuffles] == 0)
  }

  @Test("Draw until playable: from an empty stock shuffles once and goes on")
  func untilAfterReshuffle() throws {
    let table = try round.table("column 1: a1", "waste: b1 a2 c1")
    let turn = try round.play(Move(.drawUntilPlayable), on: table)
    #expect(turn.table[.waste].top?.piece == (try round.piece("a2")))
    #expect(turn.table[.reshuffles] == 1)
  }

  @Test("Draw: only the top card of the waste is free")
  func covered() throws {
    let table = try round.table("waste: a1 a2", "stock: (a3)", "column 1: b1")
    #expect(round.words(round.game.picks(after: [], on: table)) == "b1 a2")
    #expect(
      try round.refusal("a1", to: "column 2", on: table)
        == Refusal(Term("refused-covered", ["card": try round.name("a1")]), .impossible))
    #expect(
      try round.refusal("a3", to: "column 2", on: table)
        == Refusal(Term("refused-face-down"), .impossible))
  }
}
