// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// How a patience of pairs is told, and what its hints say.
extension PairSolitaire {
  /// Nothing travels together.
  public func runs(at place: Place, on table: Table) -> [[Piece]] {
    place.kind == .column ? table[place].reversed().map { [$0.piece] } : []
  }

  public func invitation(of place: Place, on table: Table) -> Term? {
    place == .stock && redealsLeft(on: table) > 0 && !table[.waste].isEmpty
      ? Term("invites-waste") : invitation(ofPile: place, on: table)
  }

  /// What can be paired: the card drawn, the waste, and the free cards from column 1 on.
  public func map(of table: Table) -> Term? {
    Term(
      "map-pairs",
      [
        "drawn": .number(table[.drawnCard].count),
        "card": .term(glance(at: .drawnCard, on: table)),
        "waste": .term(glance(at: .waste, on: table)), "stock": .number(table[.stock].count),
        "columns": .list(columnGlances(on: table)),
      ])
  }

  public func progress(of table: Table) -> [Term] {
    let left = table.places(.column).reduce(0) { $0 + table[$1].count }
    return [
      Term("progress-columns", ["left": .number(left), "stock": .number(table[.stock].count)]),
      Term("progress-passes", ["left": .number(redealsLeft(on: table))]),
    ]
  }

  /// What takes most cards off the columns and frees most there. Two cards that lie in none are
  /// better kept as long as others can be drawn.
  public func advice(on table: Table) -> Advice? {
    let pairs = carries(on: table).map { Pair($0, of: self, on: table) }
    let best = pairs.max { $0.worth.lexicographicallyPrecedes($1.worth) }
    guard let best, best.worth != [0, 0] || refusal(of: Move(.draw), on: table) != nil else {
      return drawing(on: table)
    }
    return Advice(
      best.carry.move,
      because: Term("hint-pair", ["cards": .list(best.cards), "count": .number(best.worth[1])]))
  }

  private func drawing(on table: Table) -> Advice? {
    guard drawingMayHelp(on: table) else { return nil }
    return Advice(
      Move(.draw), because: Term(table[.stock].isEmpty ? "hint-recycle" : "hint-draw"))
  }
}

/// A pair as a hint weighs it.
private struct Pair {
  let carry: Carry
  /// With where they lie.
  let cards: [Term]
  /// How many of its cards lie in columns, then how many others come free.
  let worth: [Int]

  init(_ carry: Carry, of game: some PairSolitaire, on table: Table) {
    self.carry = carry
    let places = carry.goal == .completed ? [carry.origin] : [carry.origin, carry.goal]
    cards = places.compactMap { place in
      table[place].top.map { place.holding(game.name(of: $0.piece)) }
    }
    let turn = game.turn(playing: carry.move, on: table)
    worth = [places.count { $0.kind == .column }, turn.table.freed(by: turn.events).count]
  }
}
