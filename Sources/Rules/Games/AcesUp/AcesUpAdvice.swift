// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension AcesUp {
  /// Takes a card away, else makes use of an empty column, else deals.
  public func advice(on table: Table) -> Advice? {
    taking(on: table) ?? filling(on: table)
      ?? dealingAdvice(.dealRow, because: "acesup-hint-deal", on: table)
  }

  private func taking(on table: Table) -> Advice? {
    for piece in table.tops(.column) {
      guard let higher = higher(than: piece, on: table) else { continue }
      let carry = Carry(piece, to: .completed, on: table)
      return advice(
        carry, because: "acesup-hint-out", ["higher": .term(higher.name)], naming: .card)
    }
    return nil
  }

  /// The card whose leaving lets most go at once; of columns alike, the longest.
  private func filling(on table: Table) -> Advice? {
    let best = carries(on: table).filter { $0.left > 0 }
      .max { worth($0, on: table) < worth($1, on: table) }
    return best.map { advice($0, because: "acesup-hint-fills", naming: .card) }
  }

  private func worth(_ carry: Carry, on table: Table) -> Int {
    let next = turn(playing: carry.move, on: table).table
    let taken = next.tops(.column).count { higher(than: $0, on: next) != nil }
    return taken * cards.count + carry.left
  }

  /// The last card of each column.
  public func map(of table: Table) -> Term? {
    Term(
      "map-columns",
      ["columns": .list(columnGlances(on: table)), "stock": .number(table[.stock].count)])
  }

  public func progress(of table: Table) -> [Term] {
    [
      Term(
        "acesup-progress",
        ["done": .number(table[.completed].count), "stock": .number(table[.stock].count)])
    ]
  }
}
