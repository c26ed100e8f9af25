// SPDX-License-Identifier: GPL-3.0-or-later

/// Where on a map there is still room, with a gap to everything around it.
struct FreeSpace {
  private let grid: RegionGrid
  private let lines: NearestField
  /// Whether a cell is far enough from all lines.
  private let isClear: [Bool]
  private var taken: [Frame] = []

  /// From the middle of a cell to that of a line's, lest a line comes too near: half a coast, and
  /// half a cell on either side.
  static let leastDistance =
    Standard.gap + Standard.coast / 2 + RegionGrid.cell * 1.42

  /// - Parameter lines: what is drawn, from the corner of the grid.
  init(_ grid: RegionGrid, lines: [[Point]]) {
    self.grid = grid
    var isLine = [Bool](repeating: false, count: grid.labels.count)
    for point in lines.flatMap({ $0.sampled(every: RegionGrid.cell / 2) }) {
      if let cell = grid.index(point) { isLine[cell] = true }
    }
    let lines = NearestField(width: grid.side, height: grid.side) { isLine[$0] }
    let least = Self.leastDistance / RegionGrid.cell
    isClear = lines.squares.map { Double($0) >= least * least }
    self.lines = lines
  }

  /// How far a cell is from all lines, in millimetres.
  func depth(_ cell: Int) -> Double { lines.distance(cell) * RegionGrid.cell }

  mutating func take(_ frame: Frame) { taken.append(frame) }

  /// Whether something may lie there, where all of the ground has a label.
  ///
  /// - Parameter label: nil for any.
  func isFree(_ frame: Frame, on label: UInt8? = nil) -> Bool {
    guard let first = grid.index(Point(x: frame.x, y: frame.y)),
      let last = grid.index(Point(x: frame.right, y: frame.bottom)),
      taken.allSatisfy({ $0.distance(to: frame) >= Standard.gap })
    else { return false }
    let columns = first % grid.side...last % grid.side
    return (first / grid.side...last / grid.side).allSatisfy { row in
      columns.allSatisfy { column in
        let cell = row * grid.side + column
        return isClear[cell] && (label == nil || grid.labels[cell] == label)
      }
    }
  }
}
