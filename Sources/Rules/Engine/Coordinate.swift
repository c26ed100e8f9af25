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

  /// What the parts of a coordinate are.
  enum Shape: UInt8, Sendable { case only, index, square, row, column, piece, point }

  var shape: Shape {
    switch self {
    case .only: .only
    case .index: .index
    case .square: .square
    case .row: .row
    case .column: .column
    case .piece: .piece
    case .point: .point
    }
  }

  init(_ number: Int, _ shape: Shape) {
    self =
      switch shape {
      case .only: .only
      case .index: .index(number)
      case .square: .square(row: number / 10, column: number % 10)
      case .row: .row(number)
      case .column: .column(number)
      case .piece: .piece(Piece(number - 1))
      case .point:
        .point(x: number % (Place.farthestPoint + 1), y: number / (Place.farthestPoint + 1))
      }
  }

  /// What a number in a text means, which hangs on the kind of place.
  init(_ number: Int, of kind: Place.Kind) {
    self =
      switch kind {
      case .square: Coordinate(number, .square)
      case .row: .row(number)
      case .gridColumn: .column(number)
      case .tray: Coordinate(number, .piece)
      case .point: Coordinate(number, .point)
      default: number == 0 ? .only : .index(number)
      }
  }
}
