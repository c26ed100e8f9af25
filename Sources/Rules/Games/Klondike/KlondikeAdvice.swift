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
    let isWorthwhile = comingUp(table[.waste].pieces).contains { canPlay($0, on: table) }
    return isWorthwhile ? Advice(Move(.draw), because: Term("hint-recycle")) : nil
  }

  /// The cards that lie open one after the other when the waste is gone through again.
  private func comingUp(_ waste: [Piece]) -> [Piece] {
    waste.indices.filter { ($0 + 1) % drawing.rawValue == 0 || $0 == waste.count - 1 }
      .map { waste[$0] }
  }

  public func drawingMayHelp(on table: Table) -> Bool {
    (table[.stock].pieces + table[.waste].pieces).contains { canPlay($0, on: table) }
  }
}
