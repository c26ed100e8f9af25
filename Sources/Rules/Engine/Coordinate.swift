// SPDX-License-Identifier: GPL-3.0-or-later

/// Which of the places of its kind a place is.
public enum Coordinate: Hashable, Sendable {
  /// The only one.
  case only
  /// From 1, left to right.
  case index(Int)
  /// A square of a grid of up to nine rows and columns, both counted from 1.
  case square(row: Int, column: Int)
  /// All squares of a row; nothing lies in a row itself.
  case row(Int)
  /// All squares of a column.
  case column(Int)
  /// The one place where this piece waits.
  case piece(Piece)
  /// A point of a working area, counted from the left and from the top; both 0 to
  /// ``Place/farthestPoint``.
  case point(x: Int, y: Int)
}

extension Coordinate {
  /// As saves write it and players type it: a square has its row as the tens and its column as the
  /// ones, a piece that waits its number from 1. 0 for the only place of a kind.
  public var number: Int {
    switch self {
    case .only: 0
    case .index(let number), .row(let number), .column(let number): number
    case .square(let row, let column): row * 10 + column
    case .piece(let piece): piece.number + 1
    case .point(let x, let y): y * (Place.farthestPoint + 1) + x
    }
  }

  /// What a number in a text means, which hangs on the kind of place.
  init(_ number: Int, of kind: Place.Kind) {
    self =
      switch kind {
      case .square: .square(row: number / 10, column: number % 10)
      case .row: .row(number)
      case .gridColumn: .column(number)
      case .tray: .piece(Piece(number - 1))
      case .point:
        .point(x: number % (Place.farthestPoint + 1), y: number / (Place.farthestPoint + 1))
      default: number == 0 ? .only : .index(number)
      }
  }
}
