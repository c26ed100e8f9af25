// SPDX-License-Identifier: GPL-3.0-or-later

import Pictures

/// A part of a map in cells so small that no finger tells them apart, each with the label of what
/// lies there.
struct RegionGrid {
  /// The side of a cell, in millimetres.
  static let cell = 0.5

  /// Cells along each side.
  let side: Int
  var labels: [UInt8]

  var indices: Range<Int> { labels.indices }

  /// A square of a map, enlarged.
  ///
  /// - Parameter size: the side it gets, in millimetres.
  init(_ raster: CountryRaster, _ window: MapWindow, size: Double) {
    let side = Int(size / Self.cell)
    let steps = (0..<side).map { (Double($0) + 0.5) / Double(side) * window.size }
    let columns = steps.map { raster.index(window.left + $0) }
    let rows = steps.map { raster.index(window.top + $0) }
    self.side = side
    labels = rows.flatMap { row in columns.map { raster.points[row * raster.side + $0] } }
  }

  /// The middle of a cell, from the corner of the grid.
  func middle(_ cell: Int) -> Point {
    let (row, column) = cell.quotientAndRemainder(dividingBy: side)
    return Point(x: (Double(column) + 0.5) * Self.cell, y: (Double(row) + 0.5) * Self.cell)
  }

  /// The cell that holds a point; nil outside.
  func index(_ point: Point) -> Int? {
    let size = Double(side) * Self.cell
    guard (0...size).contains(point.x), (0...size).contains(point.y) else { return nil }
    let column = min(Int(point.x / Self.cell), side - 1)
    return min(Int(point.y / Self.cell), side - 1) * side + column
  }

  /// Goes over the cells that share a side with a cell.
  func forNeighbours(of cell: Int, _ body: (Int) -> Void) {
    let column = cell % side
    if column > 0 { body(cell - 1) }
    if column + 1 < side { body(cell + 1) }
    if cell >= side { body(cell - side) }
    if cell + side < labels.count { body(cell + side) }
  }

  /// How far each cell is from the nearest one of another label, or from the edge of the grid.
  var depths: NearestField {
    let last = side - 1
    return NearestField(width: side, height: side) { cell in
      let (row, column) = (cell / side, cell % side)
      if row == 0 || column == 0 || row == last || column == last { return true }
      let label = labels[cell]
      return labels[cell - 1] != label || labels[cell + 1] != label
        || labels[cell - side] != label || labels[cell + side] != label
    }
  }
}

extension CountryRaster {
  /// The row or column of points at a share of the map.
  fileprivate func index(_ share: Double) -> Int {
    min(max(Int(share * Double(side)), 0), side - 1)
  }
}
