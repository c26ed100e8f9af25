// SPDX-License-Identifier: GPL-3.0-or-later

/// Short strokes that fill an area, by whose direction and weight it is told from others.
struct AreaPattern {
  let style: LineStyle
  /// From the beginning of a stroke to its end.
  let across, down: Double
  /// From a stroke to the next beside it, and to the next row, whose strokes lie between.
  let columns, rows: Double

  static let sea = AreaPattern(style: .sea, across: 4, down: 0, columns: 9, rows: 4.5)
  static let known = AreaPattern(style: .known, across: 0, down: 5, columns: 5, rows: 9)
  static let due = AreaPattern(style: .due, across: 4, down: -4, columns: 6, rows: 8)

  /// The most strokes for which a country has room, wherever their rows begin: in a small one few do.
  func strokes(on label: UInt8, of grid: RegionGrid, _ space: FreeSpace) -> [[Point]] {
    let starts = stride(from: 0, to: rows, by: 1).flatMap { y in
      stride(from: 0, to: columns, by: 1).map { Point(x: $0, y: y) }
    }
    let fillings = starts.map { strokes(on: [label], of: grid, space, from: $0) }
    return fillings.max { $0.count < $1.count } ?? []
  }

  /// The strokes that have room, in rows from a point.
  func strokes(
    on labels: Set<UInt8>, of grid: RegionGrid, _ space: FreeSpace, from first: Point
  ) -> [[Point]] {
    let size = Double(grid.side) * RegionGrid.cell
    var strokes: [[Point]] = []
    for row in 0..<Int(size / rows) {
      let shift = row % 2 == 0 ? 0 : columns / 2
      for column in 0..<Int(size / columns) {
        let start = Point(
          x: first.x + Double(column) * columns + shift,
          y: first.y + Double(row) * rows + max(-down, 0))
        let line = [start, Point(x: start.x + across, y: start.y + down)]
        if space.isFree(Mark.line(line, style).frame), grid.covers(line, labels) {
          strokes.append(line)
        }
      }
    }
    return strokes
  }

  /// A few strokes for the legend, in a frame.
  func sample(in frame: Frame) -> [[Point]] {
    stride(from: frame.x, through: frame.right - max(across, style.width), by: columns).map { x in
      let y = frame.y + (frame.height - down) / 2
      return [Point(x: x, y: y), Point(x: x + across, y: y + down)]
    }
  }
}

extension RegionGrid {
  /// Whether a line lies on these labels alone.
  fileprivate func covers(_ line: [Point], _ labels: Set<UInt8>) -> Bool {
    line.sampled(every: Self.cell).allSatisfy { point in
      index(point).map { labels.contains(self.labels[$0]) } ?? false
    }
  }
}
