// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Klondike {
  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) {
    guard act == .draw else { return play(automatic: act, with: picked, &turn) }
    let isRedeal = turn.table[.stock].isEmpty
    turn.draw(by: stock)
    if isRedeal, drawing == .one { turn.score(-Points.recycle) }
  }

  public func progress(of table: Table) -> [Term] {
    cardProgress(of: table) + (passProgress(on: table).map { [$0] } ?? [])
  }
}
