// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

extension SpiderStep {
  /// The move of the piece that lies where the step begins; nil where there is none.
  func move(on table: Table) -> Move? {
    if self == .deal { return Move(.deal) }
    let pile = table[.column(origin + 1)]
    guard count > 0, count <= pile.count else { return nil }
    return Move([pile[pile.count - count].piece], to: .column(goal + 1))
  }
}
