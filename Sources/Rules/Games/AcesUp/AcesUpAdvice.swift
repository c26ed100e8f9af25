// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension AcesUp {
  /// Takes a card away, else makes use of an empty column, else deals.
  public func advice(on table: Table) -> Advice? {
    taking(on: table) ?? filling(on: table)
      ?? (table[.stock].isEmpty
        ? nil : Advice(Move(.dealRow), because: Term("acesup-hint-deal")))
  }

  private func taking(on table: Table) -> Advice? {
    for piece in tops(of: table) {
      guard let higher = higher(than: piece, on: table) else { continue }
      let carry = Carry(piece, to: .completed, on: table)
      return advice(
        carry, because: "acesup-hint-out", ["higher": .term(higher.name)], naming: .card)
    }
    return nil
  }

  /// The card whose leaving lets most go at once; of columns alike, the longest.
  private func filling(on table: Table) -> Advice? {
    guard let empty = table.places(.column).first(where: { table[$0].isEmpty }) else { return nil }
    let carries = tops(of: table).map { Carry($0, to: empty, on: table) }.filter { $0.left > 0 }
    let best = carries.max { worth($0, on: table) < worth($1, on: table) }
    return best.map { advice($0, because: "acesup-hint-fills", naming: .card) }
  }

  private func worth(_ carry: Carry, on table: Table) -> Int {
    let next = turn(playing: carry.move, on: table).table
    let taken = tops(of: next).count { higher(than: $0, on: next) != nil }
    return taken * cards.count + carry.left
  }
}

extension AcesUp {
  /// The last card of each column.
  public func map(of table: Table) -> Term? {
    let tops = table.places(.column).map { place in
      table[place].top.map { name(of: $0.piece) } ?? Term("map-empty")
    }
    return Term("map-columns", ["columns": .list(tops), "stock": .number(table[.stock].count)])
  }

  public func progress(of table: Table) -> [Term] {
    [
      Term(
        "acesup-progress",
        ["done": .number(table[.completed].count), "stock": .number(table[.stock].count)])
    ]
  }
}
