// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Where a place lies on the table, as a player who sits before it would see it: the columns from
/// left to right, the piles above them, the squares of a grid as a grid, what waits below it.
public struct Position: Hashable, Sendable {
  /// -1...1, from left to right.
  public let x: Double
  /// -1...1, from the bottom to the top.
  public let y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Nil for a place that the table lacks, and for one that is nowhere, such as that of cards out of
  /// play.
  public init?(_ place: Place, in layout: Layout) {
    let traits = layout[place]
    switch place.coordinate {
    case .point(let x, let y):
      let most = Double(Place.farthestPoint)
      self.init(x: Double(x) / most * 2 - 1, y: 1 - Double(y) / most * 2)
    case .square, .row, .column:
      self.init(place, in: layout.places.filter(\.isSquare))
    case .piece:
      self.init(place, of: layout.places.filter { $0.waiting != nil }, y: -1)
    case .only, .index:
      guard !traits.contains(.fanned) else {
        self.init(place, of: layout.places(.fanned), y: -0.5)
        return
      }
      let piles = (0...3).flatMap { rank -> [Place] in
        layout.places.filter { Self.rank(of: $0, in: layout) == rank }
      }
      self.init(place, of: piles, y: 0.5)
    }
  }

  /// A square, or the middle of a row or column of a grid.
  private init?(_ place: Place, in squares: [Place]) {
    let row = place.row > 0 ? place.row : nil
    let column = place.column > 0 ? place.column : nil
    guard let last = squares.map(\.row).max(), let widest = squares.map(\.column).max(),
      squares.contains(where: { $0.row == row ?? $0.row && $0.column == column ?? $0.column })
    else { return nil }
    self.init(
      x: column.map { Self.part($0, of: widest) } ?? 0,
      y: row.map { -Self.part($0, of: last) } ?? 0)
  }

  /// Its place in a row of some.
  private init?(_ place: Place, of row: [Place], y: Double) {
    guard let index = row.firstIndex(of: place) else { return nil }
    self.init(x: Self.part(index + 1, of: row.count), y: y)
  }

  /// -1 for the first of some, 1 for the last; the middle for the only one.
  private static func part(_ number: Int, of count: Int) -> Double {
    count < 2 ? 0 : Double(number - 1) / Double(count - 1) * 2 - 1
  }

  /// The order of the piles above the columns, from the left: what is drawn from, what was drawn,
  /// any other, and what is done with; nil for what lies elsewhere.
  private static func rank(of place: Place, in layout: Layout) -> Int? {
    let traits = layout[place]
    guard place.isPile, traits.isDisjoint(with: [.fanned, .outOfPlay]) else { return nil }
    if traits.contains(.dealing) { return 0 }
    if traits.contains(.showing) { return 1 }
    return traits.contains(.collecting) ? 3 : 2
  }
}

extension Place {
  /// Whether it is no part of a grid and nowhere a single piece waits.
  fileprivate var isPile: Bool {
    switch coordinate {
    case .only, .index: true
    case .square, .row, .column, .piece, .point: false
    }
  }
}
