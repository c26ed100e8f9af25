// SPDX-License-Identifier: GPL-3.0-or-later

import Pictures

/// Places in the sea before a coast that is clearly one country's: a label there is its own.
struct Seaside {
  private let grid: RegionGrid
  private let coasts: NearestField
  /// By the label of the nearest country.
  private let cells: [UInt8: [Int]]

  /// The country is as near as that, and no other.
  private static let farthest = Standard.gap + Standard.coast + Standard.leastArea / 2

  init(_ grid: RegionGrid) {
    let coasts = NearestField(width: grid.side, height: grid.side) {
      grid.labels[$0] != CountryRaster.sea
    }
    let reach = (Self.farthest + Label.width / 2) / RegionGrid.cell
    let near = grid.indices.filter {
      grid.labels[$0] == CountryRaster.sea && coasts.distance($0) <= reach
    }
    cells = Dictionary(grouping: near) { grid.labels[coasts.nearest[$0]] }
    self.coasts = coasts
    self.grid = grid
  }

  /// The frames for a label that nobody takes for another country's, the nearest to a point first.
  func frames(of label: UInt8, near home: Point) -> some Sequence<Frame> {
    (cells[label] ?? []).map { (middle: grid.middle($0), cell: $0) }
      .map { (middle: $0.middle, cell: $0.cell, distance: $0.middle.distance(to: home)) }
      .sorted { ($0.distance, $0.cell) < ($1.distance, $1.cell) }
      .lazy.map { Frame(around: $0.middle, width: Label.width, height: Label.height) }
      .filter { isClear($0, of: label) }
  }

  private func isClear(_ frame: Frame, of label: UInt8) -> Bool {
    let reach = Standard.leastArea
    let around = Frame(
      around: frame.middle, width: frame.width + reach, height: frame.height + reach)
    let cells = around.corners.sampled(every: RegionGrid.cell * 3).compactMap(grid.index)
    let isNear = cells.contains { coasts.distance($0) * RegionGrid.cell <= Standard.coast }
    return isNear && cells.allSatisfy { grid.labels[coasts.nearest[$0]] == label }
  }
}
