// SPDX-License-Identifier: GPL-3.0-or-later

/// The coasts and borders of a map, from the corner of its grid.
struct MapLines {
  private(set) var lines: [(points: [Point], style: LineStyle)] = []

  /// A line may be so far from where it was traced.
  private static let tolerance = 0.15

  /// - Parameter coarseness: the side of a point of the map, in millimetres.
  init(of grid: RegionGrid, coarseness: Double) {
    let boundaries = BoundaryTracer.boundaries(of: grid)
    let coasts = Set(boundaries.filter(\.isCoast).flatMap(\.points))
    let size = Double(grid.side) * RegionGrid.cell
    let reach = max(3, Int(1.5 * coarseness / RegionGrid.cell))
    for boundary in boundaries {
      var points = boundary.points.smoothed(reach: reach).simplified(tolerance: Self.tolerance)
      guard boundary.isCoast else {
        let ends = [boundary.points.first, boundary.points.last].map { end in
          end.map { $0.room(after: coasts, size: size) } ?? 0
        }
        guard !boundary.isClosed else {
          lines.append((points, .border))
          continue
        }
        // A border stops before a heavier line, which can be followed then.
        guard let shorter = points.dropping(ends[0])?.reversed(),
          let shortest = Array(shorter).dropping(ends[1])?.reversed()
        else { continue }
        points = Array(shortest)
        if points.length >= Standard.leastArea { lines.append((points, .border)) }
        continue
      }
      lines.append((points, .coast))
    }
    lines.append((Frame(x: 0, y: 0, width: size, height: size).corners, .frame))
  }
}

extension Point {
  /// How much of a border is left out where it ends here.
  fileprivate func room(after coasts: Set<Point>, size: Double) -> Double {
    if coasts.contains(self) { return Standard.gap + Standard.coast / 2 }
    let isOnFrame = [x, y].contains { $0 == 0 || $0 == size }
    return isOnFrame ? Standard.gap + Standard.border / 2 : 0
  }
}
