// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension FortyThieves {
  public func acts(on table: Table) -> [Act] {
    possible([.draw, .autoMoveAll, .finish], on: table)
  }

  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) {
    act == .draw ? turn.draw(by: stock) : play(automatic: act, with: picked, &turn)
  }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    act == .draw
      ? refusal(toDrawingBy: stock, on: table)
      : refusal(toAutomatic: act, with: picked, on: table)
  }

  public func comingUp(on table: Table) -> [Piece] { comingUp(by: stock, on: table) }

  public func invitation(of place: Place, on table: Table) -> Term? {
    invitation(of: place, drawingBy: stock, on: table)
  }

  /// A card is drawn when nothing in sight is worth moving.
  public func advice(on table: Table) -> Advice? {
    openAdvice(on: table) ?? drawingAdvice(by: stock, on: table)
  }

  public func map(of table: Table) -> Term? { pileCounts(on: table) }
}
