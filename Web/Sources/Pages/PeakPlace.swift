// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Drawing

/// How a place is laid out whose pieces lie in rows that overlap: its button is what can be taken, and
/// what that lies on is seen alone.
struct PeakPlace {
  /// Names of classes; see ``Stylesheet``.
  let spot: String
  /// HTML.
  let covered: String

  /// - Parameters:
  ///   - column: how many of the places beside each other are to its left.
  ///   - rows: how many rows these reach up.
  init(
    _ place: TableView.PlaceView, inColumn column: Int, of rows: Int, _ cards: CardDrawing
  ) {
    func spot(_ position: RowPosition) -> String {
      "half-\(position.halves + 1) row-\(rows - position.row)"
    }
    let positions = place.rowPositions(inColumn: column)
    // An empty one is found below the last row.
    self.spot = spot(positions.last ?? RowPosition(row: 0, halves: 2 * column))
    let pieces = zip(place.pieces, positions).dropLast().map { piece, position in
      "<span class=\"\(spot(position))\">\(cards.svg(of: piece, isCovered: true))</span>"
    }
    // There even where it is empty, so that the button after it stays the same.
    covered = "<span class=\"covered\" aria-hidden=\"true\">\(pieces.joined())</span>"
  }
}
