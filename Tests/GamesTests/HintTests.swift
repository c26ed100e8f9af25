// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Testing

/// What a hint prefers; that it is legal and fair is a law.
struct HintTests {
  private let round: Deal
  init() throws { round = try Deal(Group.lettered(6, partners: 3)) }

  private func advice(
    _ card: String, _ from: String, _ to: String, _ key: Key, group: String? = nil, count: Int = 1
  ) throws -> Advice {
    let origin = try #require(Place(from))
    let goal = try #require(Place(to))
    let whole = round.game.name(of: try round.piece(card))
    let name = goal.kind == .foundation ? whole.form("short") : whole
    let others = ["card": Filling.term(name), "count": .number(count - 1)]
    var fillings: [String: Filling] = [
      "card": .term(count > 1 ? Term("hint-cards", others) : name),
      "from": .term(origin.name.form("from")),
      "place": .term(goal.name.form("to")),
    ]
    if let group {
      fillings["group"] = .term(Term(Key("group-\(group)"), fallback: "Group \(group)"))
    }
    return Advice(try round.carry(card, to: to), because: Term(key, fillings))
  }

  @Test("Hint: a partner to its open group, first one that turns up a card")
  func belongs() throws {
    let table = try round.table(
      "column 1: a1", "column 2: (c1) b1", "column 3: c_base", "foundation 1: a_base",
      "foundation 2: b_base", "stock: (d1)")
    #expect(
      round.game.hints?.advice(on: table)
        == (try advice("b1", "column 2", "foundation 2", "atlas-hint-belongs", group: "b")))
  }

  @Test("Hint: a run to its open group, with how many travel")
  func runBelongs() throws {
    let table = try round.table(
      "column 1: a1", "column 2: (c1) b1 b2", "column 3: c_base", "foundation 1: b_base",
      "stock: (d1)")
    #expect(
      round.game.hints?.advice(on: table)
        == (try advice(
          "b1", "column 2", "foundation 1", "atlas-hint-belongs", group: "b", count: 2)))
  }

  @Test("Hint: of the bases that are free, the one with most partners in sight")
  func opens() throws {
    let table = try round.table(
      "column 1: a_base", "column 2: b1", "column 3: b2", "waste: b_base", "stock: (a1) (a2) (a3)")
    #expect(
      round.game.hints?.advice(on: table)
        == (try advice("b_base", "waste", "foundation 1", "atlas-hint-opens")))
  }

  @Test("Hint: a run to its own kind where that turns up a card, or else empties a column")
  func joins() throws {
    let uncovering = try round.table(
      "column 1: a1", "column 2: a2", "column 3: (b1) a3", "column 4: b2")
    #expect(
      round.game.hints?.advice(on: uncovering)
        == (try advice("a3", "column 3", "column 1", "hint-turns-up")))
    let emptying = try round.table("column 1: b1", "column 2: a2", "column 3: a3", "column 4: b2")
    #expect(
      round.game.hints?.advice(on: emptying)
        == (try advice("b1", "column 1", "column 4", "hint-empties-column")))
  }

  @Test("Hint: draw while the stock lasts, or when the waste holds a card that is wanted")
  func draw() throws {
    let columns = ["column 1: (a2) a1", "column 2: b1", "column 3: c1", "column 4: d1"]
    let draw = Advice(Move(.draw), because: Term("hint-draw"))
    #expect(round.game.hints?.advice(on: try round.table(columns + ["stock: (e1)"])) == draw)
    #expect(round.game.hints?.advice(on: try round.table(columns + ["waste: e_base e1"])) == draw)
  }

  @Test("Hint: an empty column takes a card that covers others, when drawing brings nothing")
  func frees() throws {
    let columns = ["column 1: (a2) a1", "column 2: b1", "column 3: c1"]
    #expect(
      round.game.hints?.advice(on: try round.table(columns + ["waste: e1 d1"]))
        == (try advice("a1", "column 1", "column 4", "hint-turns-up")))
  }

  @Test("Hint: none where there is nothing to do")
  func none() throws {
    let table = try round.table("column 1: a1", "column 2: b1", "column 3: c1", "column 4: d1")
    #expect(round.game.hints?.advice(on: table) == nil)
  }
}
