// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation

/// Where a piece lies among pieces in rows that overlap, whichever of them are gone.
public struct RowPosition: Hashable, Sendable {
  /// Counted upwards from the last row, which is 0.
  public let row: Int
  /// How far to the right, in halves of the way from a card to the one beside it.
  public let halves: Int

  public init(row: Int, halves: Int) {
    self.row = row
    self.halves = halves
  }
}

extension TableView.PlaceView {
  /// Where its pieces lie, from the bottom of the pile to its top: each half a card to the left of the
  /// one it lies on.
  ///
  /// - Parameter column: how many places of the rows are to its left.
  public func rowPositions(inColumn column: Int) -> [RowPosition] {
    pieces.indices.map { index in
      let row = (rows ?? 0) - 1 - index
      return RowPosition(row: row, halves: 2 * column + row)
    }
  }
}
