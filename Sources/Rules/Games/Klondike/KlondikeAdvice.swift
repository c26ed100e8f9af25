// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Klondike {
  public func advice(on table: Table) -> Advice? {
    carryAdvice(on: table) ?? drawing(on: table) ?? foundationAdvice(on: table)
  }

  /// What lies in the stock is not known; what lies in the waste has been seen.
  private func drawing(on table: Table) -> Advice? {
    if !table[.stock].isEmpty { return Advice(Move(.draw), because: Term("hint-draw")) }
    return drawingMayHelp(on: table) ? Advice(Move(.draw), because: Term("hint-recycle")) : nil
  }

  /// The open card of the waste, those that follow it, and those that come when the waste was turned.
  public func comingUp(on table: Table) -> [Piece] {
    let waste = table[.waste].pieces
    let order = waste + table[.stock].pieces.reversed()
    let next = shown(of: order.dropFirst(waste.count)) + shown(of: order[...])
    return (waste.last.map { [$0] } ?? []) + next
  }

  /// The cards that lie open one after the other as some are drawn.
  private func shown(of cards: ArraySlice<Piece>) -> [Piece] {
    cards.enumerated()
      .filter { ($0.offset + 1) % drawing.rawValue == 0 || $0.offset == cards.count - 1 }
      .map(\.element)
  }
}
