// SPDX-License-Identifier: GPL-3.0-or-later

import Pictures

/// A line between two regions, from where a third one begins to where the next does.
struct Boundary {
  var points: [Point]
  /// Whether the sea is on one side.
  let isCoast: Bool
  var isClosed: Bool { points.count > 2 && points.first == points.last }
}

/// Follows the lines between the cells of a grid that differ. Lines on the grid's edge are none.
struct BoundaryTracer {
  private let grid: RegionGrid
  /// Corners of cells along each side.
  private let side: Int
  private var isUsed: [Bool]

  init(_ grid: RegionGrid) {
    self.grid = grid
    side = grid.side + 1
    isUsed = Array(repeating: false, count: 2 * side * side)
  }

  /// A stretch between two corners: to the right of the first, or down from it.
  private struct Stretch {
    let corner: Int
    let isDown: Bool

    var index: Int { 2 * corner + (isDown ? 1 : 0) }
  }

  /// All lines: first those that end where several meet, then those around islands.
  static func boundaries(of grid: RegionGrid) -> [Boundary] {
    var tracer = BoundaryTracer(grid)
    let corners = 0..<tracer.side * tracer.side
    var boundaries: [Boundary] = []
    for onlyEnds in [true, false] {
      for corner in corners where tracer.isOnBoundary(corner) {
        let stretches = tracer.stretches(at: corner)
        if onlyEnds, stretches.count == 2 { continue }
        for stretch in stretches where !tracer.isUsed[stretch.index] {
          boundaries.append(tracer.follow(stretch, from: corner))
        }
      }
    }
    return boundaries
  }

  /// Whether not all of the cells around a corner are alike.
  private func isOnBoundary(_ corner: Int) -> Bool {
    let (row, column) = corner.quotientAndRemainder(dividingBy: side)
    let (above, left) = (max(row - 1, 0) * grid.side, max(column - 1, 0))
    let (below, right) = (min(row, grid.side - 1) * grid.side, min(column, grid.side - 1))
    let label = grid.labels[above + left]
    return grid.labels[above + right] != label || grid.labels[below + left] != label
      || grid.labels[below + right] != label
  }

  private mutating func follow(_ first: Stretch, from start: Int) -> Boundary {
    var corners = [start]
    var next: Stretch? = first
    while let stretch = next {
      isUsed[stretch.index] = true
      let end = stretch.corner + (stretch.isDown ? side : 1)
      let corner = corners.last == stretch.corner ? end : stretch.corner
      corners.append(corner)
      let onward = stretches(at: corner)
      next = onward.count == 2 ? onward.first { !isUsed[$0.index] } : nil
    }
    let (one, other) = sides(of: first)
    return Boundary(
      points: corners.map(point),
      isCoast: grid.labels[one] == CountryRaster.sea || grid.labels[other] == CountryRaster.sea)
  }

  private func point(_ corner: Int) -> Point {
    Point(
      x: Double(corner % side) * RegionGrid.cell, y: Double(corner / side) * RegionGrid.cell)
  }

  /// Those at a corner between cells that differ.
  private func stretches(at corner: Int) -> [Stretch] {
    let (row, column) = corner.quotientAndRemainder(dividingBy: side)
    var stretches: [Stretch] = []
    if column + 1 < side { stretches.append(Stretch(corner: corner, isDown: false)) }
    if column > 0 { stretches.append(Stretch(corner: corner - 1, isDown: false)) }
    if row + 1 < side { stretches.append(Stretch(corner: corner, isDown: true)) }
    if row > 0 { stretches.append(Stretch(corner: corner - side, isDown: true)) }
    return stretches.filter { stretch in
      let (row, column) = stretch.corner.quotientAndRemainder(dividingBy: side)
      let isInside = stretch.isDown ? (1..<grid.side) ~= column : (1..<grid.side) ~= row
      guard isInside else { return false }
      let (one, other) = sides(of: stretch)
      return grid.labels[one] != grid.labels[other]
    }
  }

  /// The cells on both sides of a stretch inside of the grid.
  private func sides(of stretch: Stretch) -> (Int, Int) {
    let (row, column) = stretch.corner.quotientAndRemainder(dividingBy: side)
    let cell = row * grid.side + column
    return stretch.isDown ? (cell - 1, cell) : (cell - grid.side, cell)
  }
}
