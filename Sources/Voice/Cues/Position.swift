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

  /// - Parameter places: every place of the table. Nil for a place that is none of them, and for
  ///   one that is nowhere, such as that of cards out of play.
  public init?(_ place: Place, among places: [Place]) {
    switch place.kind {
    case .column where places.contains { $0.kind == .column }:
      self.init(place, of: places.filter { $0.kind == .column }, y: -0.5)
    case .tray: self.init(place, of: places.filter { $0.kind == .tray }, y: -1)
    case .square, .row, .column: self.init(place, in: places.filter { $0.kind == .square })
    case .point:
      let most = Double(Place.farthestPoint)
      self.init(x: Double(place.x) / most * 2 - 1, y: 1 - Double(place.y) / most * 2)
    case .completed: return nil
    default:
      let piles = places.filter { Self.rank(of: $0) != nil }
      self.init(
        place,
        of: (0..<4).flatMap { rank in piles.filter { Self.rank(of: $0) == rank } }, y: 0.5)
    }
  }

  /// A square, or the middle of a row or column of a grid.
  private init?(_ place: Place, in squares: [Place]) {
    let row = place.kind == .square ? place.row : place.kind == .row ? place.number : nil
    let column = place.kind == .square ? place.column : place.kind == .column ? place.number : nil
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

  /// The order of the piles above the columns; nil for what lies elsewhere.
  private static func rank(of place: Place) -> Int? {
    switch place.kind {
    case .stock: 0
    case .waste: 1
    case .foundation: 3
    case .column, .square, .row, .tray, .point, .completed: nil
    default: 2
    }
  }
}
