// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Klondike {
  public func advice(on table: Table) -> Advice? {
    carryAdvice(on: table) ?? drawingAdvice(by: stock, on: table) ?? foundationAdvice(on: table)
  }

  public func comingUp(on table: Table) -> [Piece] { comingUp(by: stock, on: table) }
}
