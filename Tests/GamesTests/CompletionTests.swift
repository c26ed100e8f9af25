// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Patience
import Samples
import Testing

struct CompletionTests {
  private let round: Deal
  init() throws { round = try Deal(Group.lettered(6, partners: 2)) }

  private func completed(_ group: String, _ done: Int, of total: Int) -> Event {
    .noted(
      Term(
        "atlas-group-completed",
        [
          "group": .term(Term(Key("group-\(group)"), fallback: "Group \(group)")),
          "done": .number(done), "total": .number(total),
        ]))
  }

  @Test("Reveal: a face-down card that becomes the top of its column turns up at once")
  func reveal() throws {
    let table = try round.table("column 1: (b1) (b2) a1", "column 2: a2")
    let turn = try round.play(round.carry("a1", to: "column 2"), on: table)
    #expect(round.lines(turn.table) == ["column 1: (b1) b2", "column 2: a2 a1"])
    #expect(turn.events.last == .turned(try round.pieces("b2"), at: .column(1), faceUp: true))
  }

  @Test("Completion: base and all partners, in any order, clear the group and free the foundation")
  func completion() throws {
    for order in [["a1", "a2"], ["a2", "a1"]] {
      let table = try round.table("column 1: a1", "column 2: a2", "foundation 3: a_base")
      let half = try round.playing("\(order[0]) to foundation 3", on: table)
      #expect(half[.foundation(3)].count == 2)
      let turn = try round.play(round.carry(order[1], to: "foundation 3"), on: half)
      let all = try round.pieces("a_base \(order[0]) \(order[1])")
      #expect(
        turn.events == [
          .moved(try round.pieces(order[1]), from: turn.origin, to: .foundation(3)),
          .moved(all, from: .foundation(3), to: .completed), completed("a", 1, of: 6),
        ])
      #expect(turn.table[.foundation(3)].isEmpty)
      #expect(
        try round.goals("b_base", on: turn.table.with("b_base", round)).contains("foundation 3"))
    }
  }

  @Test("Completion: the completed groups are counted")
  func counted() throws {
    var table = try round.table(
      "column 1: a1 a2", "column 2: b1 b2", "foundation 1: a_base", "foundation 2: b_base")
    #expect(
      round.game.progress(of: table).first == Term("atlas-progress", ["done": 0, "total": 6]))
    table = try round.playing("b1 to foundation 2", on: table)
    let turn = try round.play(round.carry("a1", to: "foundation 1"), on: table)
    #expect(turn.events.last == completed("a", 2, of: 6))
    #expect(
      round.game.progress(of: turn.table).first == Term("atlas-progress", ["done": 2, "total": 6]))
  }

  @Test("Reveal: also when the move completes a group; the card turns up, then the group goes")
  func revealAfterCompletion() throws {
    let table = try round.table("column 1: (b1) a1 a2", "foundation 1: a_base")
    let turn = try round.play(round.carry("a1", to: "foundation 1"), on: table)
    #expect(
      turn.events == [
        .moved(try round.pieces("a1 a2"), from: .column(1), to: .foundation(1)),
        .turned(try round.pieces("b1"), at: .column(1), faceUp: true),
        .moved(try round.pieces("a_base a1 a2"), from: .foundation(1), to: .completed),
        completed("a", 1, of: 6),
      ])
    #expect(round.lines(turn.table) == ["column 1: b1", "completed: a_base a1 a2"])
  }

  @Test("Foundations: there may be more groups than foundations")
  func moreGroups() throws {
    let table = try round.table(
      "foundation 1: a_base a1", "foundation 2: b_base", "foundation 3: c_base",
      "foundation 4: d_base", "column 1: e_base", "column 2: a2")
    #expect(try round.goals("e_base", on: table) == ["column 3", "column 4"])
    let freed = try round.playing("a2 to foundation 1", on: table)
    #expect(
      try round.goals("e_base", on: freed) == ["column 2", "column 3", "column 4", "foundation 1"])
  }

  @Test("Win: when all groups of the round are completed")
  func win() throws {
    let round = try Deal(Group.lettered(2, partners: 2))
    let table = try round.table(
      "completed: a_base a1 a2", "foundation 1: b_base b1", "column 1: b2")
    #expect(round.game.outcome(of: table) == .open)
    let won = try round.playing("b2 to foundation 1", on: table)
    #expect(round.game.outcome(of: won) == .won)
    #expect(won[.completed].count == 6)
  }

  @Test("Completion: progress tells the open groups, what is missing and what lies in reserve")
  func progress() throws {
    let table = try round.table(
      "foundation 2: b_base b1", "column 1: (a1) (a2) c1", "stock: (c2) (d1)", "waste: d2")
    let group = Term("group-b", fallback: "Group b")
    #expect(
      round.game.progress(of: table) == [
        Term("atlas-progress", ["done": 0, "total": 6]),
        Term(
          "atlas-progress-group",
          [
            "group": .term(group), "missing": 1, "place": .term(Term("place-foundation", ["n": 2])),
          ]),
        Term("atlas-progress-reserve", ["stock": 2, "waste": 1, "hidden": 2]),
      ])
  }
}

extension Turn {
  /// Where the first thing that moved came from.
  fileprivate var origin: Place {
    guard case .moved(_, let from, _) = events.first else { return .stock }
    return from
  }
}

extension Table {
  /// The table with one more card on the waste.
  fileprivate func with(_ word: String, _ round: Deal) throws -> Table {
    var turn = Turn(self)
    turn.lay(try round.piece(word), at: .waste, faceUp: true)
    return turn.table
  }
}
