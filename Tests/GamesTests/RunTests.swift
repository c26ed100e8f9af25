// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Patience
import Samples
import Testing

struct RunTests {
  private let round: Deal
  init() throws { round = try Deal(Group.lettered(3, partners: 4)) }

  @Test("Runs: face-up cards of one group at the end of a column may move, whole or in part")
  func picks() throws {
    let table = try round.table(
      "column 1: (a4) a1 a2 a3", "column 2: (b1) (b2) b3", "column 3: c_base", "waste: b4 c1")
    #expect(round.words(round.game.picks(after: [], on: table)) == "a1 a2 a3 b3 c_base c1")
    for (card, load) in [("a1", "a1 a2 a3"), ("a2", "a2 a3"), ("a3", "a3"), ("c1", "c1")] {
      #expect(round.words(round.game.carriedPieces(of: [try round.piece(card)], on: table)) == load)
    }
  }

  @Test("Runs: to a column, in their order, turning up what lay under them")
  func toColumn() throws {
    let table = try round.table("column 1: (b1) a1 a2 a3", "column 2: a4")
    let turn = try round.play(round.carry("a1", to: "column 2"), on: table)
    #expect(round.lines(turn.table) == ["column 1: b1", "column 2: a4 a1 a2 a3"])
    #expect(
      turn.events == [
        .moved(try round.pieces("a1 a2 a3"), from: .column(1), to: .column(2)),
        .turned(try round.pieces("b1"), at: .column(1), faceUp: true),
      ])
  }

  @Test("Runs: a part of one, to an empty column, turns up nothing")
  func part() throws {
    let table = try round.table("column 1: (b1) a1 a2 a3")
    #expect(
      round.lines(try round.playing("a2 to column 3", on: table))
        == ["column 1: (b1) a1", "column 3: a2 a3"])
  }

  @Test("Runs: to their foundation when every card fits, whole or in part")
  func toFoundation() throws {
    let table = try round.table("column 1: (b1) a1 a2 a3", "foundation 2: a_base a4")
    #expect(
      round.lines(try round.playing("a2 to foundation 2", on: table))
        == ["column 1: (b1) a1", "foundation 2: a_base a4 a2 a3"])
    #expect(
      round.lines(try round.playing("a1 to foundation 2", on: table))
        == ["column 1: b1", "completed: a_base a4 a1 a2 a3"])
  }

  @Test("Runs: refused as their deepest card is, and counted as one mistake")
  func wrong() throws {
    let table = try round.table("column 1: a1 a2", "column 2: b1", "foundation 1: c_base")
    let cards: [String: Filling] = ["card": try round.name("a1")]
    #expect(
      try round.refusal("a1", to: "column 2", on: table)
        == Refusal(
          Term(
            "atlas-refused-not-together",
            cards.merging([
              "top": try round.name("b1"), "place": .term(Place.column(2).name.form("to")),
            ]) { $1 }), .mistake))
    #expect(
      try round.refusal("a1", to: "foundation 1", on: table)
        == Refusal(
          Term(
            "atlas-refused-not-in-group",
            cards.merging([
              "top": try round.name("c_base"), "group": .term(Term("group-c", fallback: "Group c")),
              "place": .term(Place.foundation(1).name.form("to")),
            ]) { $1 }), .mistake))
    #expect(
      try round.refusal("a1", to: "foundation 2", on: table)
        == Refusal(
          Term(
            "atlas-refused-needs-base",
            cards.merging(["place": .term(Place.foundation(2).name.form("to"))]) { $1 }),
          .impossible))
  }

  @Test("Runs: a card under another group's is covered, a base ends a run")
  func ends() throws {
    let table = try round.table("column 1: a1 b1 b2", "column 2: a_base", "column 3: a2 b_base")
    #expect(round.words(round.game.picks(after: [], on: table)) == "b1 b2 a_base b_base")
    #expect(
      try round.refusal("a1", to: "column 4", on: table)
        == Refusal(Term("refused-covered", ["card": try round.name("a1")]), .impossible))
  }

  @Test("Runs: a face-down card never travels, though it be of the group")
  func faceDown() throws {
    let table = try round.table("column 1: (a1) a2")
    #expect(round.words(round.game.picks(after: [], on: table)) == "a2")
    #expect(
      try round.refusal("a1", to: "column 4", on: table)
        == Refusal(Term("refused-face-down"), .impossible))
  }
}
