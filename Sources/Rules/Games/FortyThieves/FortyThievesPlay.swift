// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension FortyThieves {
  /// A card is drawn when nothing in sight is worth moving.
  public func advice(on table: Table) -> Advice? {
    openAdvice(on: table) ?? drawingAdvice(on: table)
  }
}
