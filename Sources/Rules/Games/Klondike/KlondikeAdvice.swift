// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Klondike {
  public func advice(on table: Table) -> Advice? {
    carryAdvice(on: table) ?? drawingAdvice(on: table) ?? foundationAdvice(on: table)
  }
}
