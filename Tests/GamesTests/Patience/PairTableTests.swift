// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Games
import Patience
import Testing

/// Every card on every card, in every game, on every kind of place, with the exact refusal.
struct PairTableTests {
  private typealias Rule = @Sendable (_ card: Int, _ top: Int?, _ place: Place) -> Refusal?

  private static let alternating: Rule = { card, top, place in
    top.flatMap { HandRules.column(card, on: $0, at: place, isAlternating: true) }
  }
  private static let kingsOrAlternating: Rule = { card, top, place in
    top == nil ? HandRules.base(12, card, at: place) : alternating(card, top, place)
  }
  private static let anySuit: Rule = { card, top, place in
    top.flatMap { HandRules.column(card, on: $0, at: place, isAlternating: false) }
  }
  private static let foundation: Rule = { card, top, place in
    top.map { HandRules.foundation(card, on: $0, at: place) }
      ?? HandRules.base(0, card, at: place)
  }
  private static let cell: Rule = { card, top, place in
    top.map { HandRules.cell(card, on: $0, at: place) }
  }
  private static let closed: Rule = { _, _, place in .takesNothing(place) }

  @Test("Klondike: 52 × 52 cards, from the waste and from a column")
  func klondike() throws {
    try check(
      Klondike(.one), from: [.waste, .column(1)],
      [
        (.column(4), Self.kingsOrAlternating), (.foundation(2), Self.foundation),
        (.stock, Self.closed),
      ])
  }

  @Test("Yukon: 52 × 52 cards")
  func yukon() throws {
    try check(
      Yukon(), from: [.column(1)],
      [(.column(4), Self.kingsOrAlternating), (.foundation(2), Self.foundation)])
  }

  @Test("FreeCell: 52 × 52 cards, from a cell and from a column")
  func freeCell() throws {
    try check(
      try FreeCell("hard"), from: [Place(.cell, 1), .column(1)],
      [
        (.column(8), Self.alternating), (.foundation(4), Self.foundation),
        (Place(.cell, 2), Self.cell),
      ])
  }

  @Test("Spider: 104 × 104 cards, by the cards that differ", arguments: ["easy", "medium", "hard"])
  func spider(difficulty: String) throws {
    try check(
      try Spider(Difficulty(rawValue: difficulty)), from: [.column(1)],
      [(.column(10), Self.anySuit), (.stock, Self.closed), (.completed, Self.closed)])
  }

  /// Lays each card at each origin, and each other one, or none, at each goal.
  private func check(
    _ game: some FoundationSolitaire, from origins: [Place], _ rules: [(goal: Place, rule: Rule)]
  ) throws {
    // Of cards that are alike two are enough: one lies on the other.
    let pieces = Set(game.cards).flatMap { card in
      game.cards.pieces.filter { game.cards[$0.number] == card }.prefix(2)
    }
    let empty = Table(game.layout, generator: Generator(seed: 1))
    for origin in origins {
      for piece in pieces {
        var turn = Turn(empty)
        turn.lay(piece, at: origin, faceUp: true)
        let alone = turn
        for (goal, rule) in rules {
          for top in [nil] + pieces where top != piece {
            var turn = alone
            if let top { turn.lay(top, at: goal, faceUp: true) }
            let card = game.cards[piece.number].number
            let expected = rule(card, top.map { game.cards[$0.number].number }, goal).map(game.told)
            let refusal = game.refusal(of: Move([piece], to: goal), on: turn.table)
            if refusal != expected { Issue.record("\(piece) on \(top as Any) at \(goal)") }
          }
        }
      }
    }
  }
}
