// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

// Piles in a row that closes up: a square whose pile has gone counts for nothing, and those on both
// sides of it are neighbours.

extension Layout {
  /// A row of squares, read in lines of so many.
  public static func row(of count: Int, inLinesOf length: Int) -> Layout {
    Layout((0..<count).map { .square(row: $0 / length + 1, column: $0 % length + 1) })
  }
}

extension Table {
  /// The piles there are, from left to right.
  public var row: [Place] { places.filter { $0.isSquare && !self[$0].isEmpty } }

  /// The piles so many to the right of one; to its left where that is negative.
  public func neighbours(of place: Place, at distances: [Int]) -> [Place] {
    let row = row
    guard let index = row.firstIndex(of: place) else { return [] }
    return distances.map { index + $0 }.filter(row.indices.contains).map { row[$0] }
  }
}
