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

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    guard act == .draw else { return refusal(toAutomatic: act, with: picked, on: table) }
    return refusal(toDrawingBy: stock, on: table)
  }

  public func invitation(of place: Place, on table: Table) -> Term? {
    invitation(of: place, drawingBy: stock, on: table)
  }

  public func progress(of table: Table) -> [Term] {
    cardProgress(of: table) + (passProgress(by: stock, on: table).map { [$0] } ?? [])
  }
}
