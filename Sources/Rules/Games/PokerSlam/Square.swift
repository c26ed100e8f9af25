// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A square of the grid of five by five.
public struct Square: Hashable, Sendable, Comparable {
  static let side = 5
  /// Row by row, as they are read.
  static let all = (0..<side * side).map { Square(index: $0) }

  /// From 0, row by row.
  let index: Int

  init(index: Int) { self.index = index }

  init(row: Int, column: Int) { index = (row - 1) * Self.side + column - 1 }

  /// From 1, the top row first.
  var row: Int { index / Self.side + 1 }
  /// From 1, the left column first.
  var column: Int { index % Self.side + 1 }
  public var place: Place { .square(row: row, column: column) }

  /// Whether the two lie beside each other, also corner to corner.
  func touches(_ other: Square) -> Bool { direction(to: other) != nil }

  /// The way to a square that touches this one; nil for any other.
  func direction(to other: Square) -> GridDirection? {
    GridDirection(rows: other.row - row, columns: other.column - column)
  }

  public static func < (one: Square, other: Square) -> Bool { one.index < other.index }
}

/// The way from a square to one that touches it.
public enum GridDirection: String, Hashable, Sendable, CaseIterable {
  case upLeft = "up-left"
  case up
  case upRight = "up-right"
  case left
  case right
  case downLeft = "down-left"
  case down
  case downRight = "down-right"

  /// - Parameters:
  ///   - rows: how many rows further down.
  ///   - columns: how many columns further right.
  init?(rows: Int, columns: Int) {
    let ways: [[GridDirection?]] = [
      [.upLeft, .up, .upRight], [.left, nil, .right], [.downLeft, .down, .downRight],
    ]
    guard (-1...1).contains(rows), (-1...1).contains(columns),
      let way = ways[rows + 1][columns + 1]
    else { return nil }
    self = way
  }

  /// Whether it leads along a row or a column.
  var isStraight: Bool { [.up, .left, .right, .down].contains(self) }

  /// `direction-up-left`
  public var name: Term { Term(Key("direction-\(rawValue)")) }
}
