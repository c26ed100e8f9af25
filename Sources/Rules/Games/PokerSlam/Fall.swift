// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A card that has nothing under it, and where it comes to rest.
public struct Fall: Hashable, Sendable {
  public let piece: Piece
  public let from: Square
  public let to: Square
}

extension Grid {
  /// What falls, column by column and the lowest first. Columns do not slide together.
  var falls: [Fall] {
    (1...Square.side).flatMap { column in
      let column = (1...Square.side).reversed().map { Square(row: $0, column: column) }
      return zip(column.filter { self[$0] != nil }, column).compactMap { from, to in
        from == to ? nil : self[from].map { Fall(piece: $0, from: from, to: to) }
      }
    }
  }

  /// The squares without a card in the order in which they are filled: the bottom row first, left
  /// to right.
  var gaps: [Square] {
    (1...Square.side).reversed().flatMap { row in
      (1...Square.side).map { Square(row: row, column: $0) }.filter { self[$0] == nil }
    }
  }
}
