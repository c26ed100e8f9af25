// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Klondike {
  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) {
    guard act == .draw else { return play(automatic: act, with: picked, &turn) }
    guard turn.table[.stock].isEmpty else { return turn.draw(drawing.rawValue) }
    turn.recycle()
    if drawing == .one { turn.score(-Points.recycle) }
  }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    guard act == .draw else { return refusal(toAutomatic: act, with: picked, on: table) }
    return table[.stock].isEmpty && table[.waste].isEmpty
      ? Refusal("refused-nothing-to-draw") : nil
  }

  public func invitation(of place: Place, on table: Table) -> Term? {
    place == .stock && !table[.waste].isEmpty
      ? Term("invites-waste") : invitation(ofPile: place, on: table)
  }
}
