// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// Hints for the Golf family: whatever begins the longest row of plays that can be foreseen.
extension WasteSolitaire {
  public func advice(on table: Table) -> Advice? {
    let row = longestRow(on: table, of: Set(table.pieces.filter(table.isFaceUp)))
    guard let first = row.first else {
      return acts(on: table).isEmpty ? nil : Advice(Move(.draw), because: Term("hint-draw"))
    }
    let carry = Carry(first, to: .waste, on: table)
    let under = carry.left > 0 ? table[carry.origin][carry.left - 1] : nil
    let next = under.flatMap { $0.isFaceUp ? name(of: $0.piece) : nil }
    let reason = row.count > 1 ? "hint-row" : reason(of: carry, uncovers: next != nil, on: table)
    return advice(
      carry, because: reason,
      ["count": .number(row.count)].merging(next.map { ["next": .term($0)] } ?? [:]) { $1 },
      naming: .card)
  }

  private func reason(of carry: Carry, uncovers: Bool, on table: Table) -> Key {
    let effects = preview(of: carry.piece, to: carry.goal, on: table).effects
    if effects.contains(.turnsUp) { return "hint-turns-up.from" }
    return uncovers ? "hint-uncovers" : "hint-takes-away"
  }

  /// Of rows of the same length, that which begins with the longer column.
  ///
  /// - Parameter known: the cards that the player has seen; what turns up on the way is none.
  private func longestRow(
    on table: Table, of known: Set<Piece>, atMost limit: Int = 6
  ) -> [Piece] {
    guard limit > 0, let top = table[.waste].top else { return [] }
    let columns = table.places(.column).sorted { table[$0].count > table[$1].count }
    let following = columns.flatMap { free(at: $0, on: table) }
      .filter { known.contains($0) && building.allows(card($0), on: card(top.piece)) }
    return following.map { piece in
      let next = turn(playing: Move([piece], to: .waste), on: table).table
      return [piece] + longestRow(on: next, of: known, atMost: limit - 1)
    }.reduce([]) { $1.count > $0.count ? $1 : $0 }
  }
}
