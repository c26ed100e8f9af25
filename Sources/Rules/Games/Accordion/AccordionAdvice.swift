// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension Accordion {
  public var searchesForAdvice: Bool { true }

  /// Covers the card that has the least in common with all others: it would be the hardest to
  /// play.
  public func advice(on table: Table) -> Advice? {
    let open = table.row.compactMap { table[$0].top.map { card($0.piece) } }
    let weighed = carries(on: table).compactMap { carry in
      table[carry.goal].top.map { (carry, covered: card($0.piece)) }
    }
    let best = weighed.min { $0.covered.kinship(with: open) < $1.covered.kinship(with: open) }
    return best.map { carry, covered in
      advice(
        carry, because: "accordion-hint", ["other": .term(covered.name)], naming: .card)
    }
  }

  /// How many piles and moves there are, and the first cards that can move.
  public func map(of table: Table) -> Term? {
    let carries = carries(on: table)
    let movable = carries.map(\.piece).reduce(into: [Piece]()) { pieces, piece in
      if pieces.last != piece { pieces.append(piece) }
    }
    return Term(
      "accordion-map",
      [
        "piles": .number(table.row.count), "moves": .number(carries.count),
        "cards": .list(movable.prefix(Self.mostMapped).map { name(of: $0) }),
      ])
  }

  private static let mostMapped = 3

  public func progress(of table: Table) -> [Term] {
    [Term("accordion-progress", ["piles": .number(table.row.count)])]
  }
}

extension PlayingCard {
  /// How much it has in common with cards; a rank, of which there are few, counts three times.
  fileprivate func kinship(with cards: [PlayingCard]) -> Int {
    cards.reduce(0) { $0 + ($1.suit == suit ? 1 : 0) + ($1.rank == rank ? 3 : 0) }
  }
}
