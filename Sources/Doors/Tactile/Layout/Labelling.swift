// SPDX-License-Identifier: GPL-3.0-or-later

import Pictures

/// Finds places for labels: inside of a country, or beside the symbol of one that is too small.
struct Labelling {
  let grid: RegionGrid
  private(set) var space: FreeSpace
  private(set) var labels: [Label] = []

  /// A symbol may be so far from where the country lies.
  private static let farthest = 8.0

  init(_ grid: RegionGrid, _ space: FreeSpace) {
    self.grid = grid
    self.space = space
  }

  var isFull: Bool { labels.count >= Standard.mostLabels }

  /// Names a country inside of it.
  ///
  /// - Parameter cells: the country's.
  /// - Returns: Whether there was room.
  mutating func label(_ country: String, _ label: UInt8, in cells: [Int]) -> Bool {
    // Where it is widest first.
    let places = cells.map { (cell: $0, depth: space.depth($0)) }
      .filter { $0.depth >= FreeSpace.leastDistance + Label.height / 2 - RegionGrid.cell }
      .sorted { ($1.depth, $0.cell) < ($0.depth, $1.cell) }
    for (cell, _) in places {
      let frame = Frame(around: grid.middle(cell), width: Label.width, height: Label.height)
      guard space.isFree(frame, on: label) else { continue }
      add(Label(country: country, frame: frame, point: nil))
      return true
    }
    return false
  }

  /// Names a country in the sea before its coast.
  ///
  /// - Parameter home: what the label is to be near to.
  /// - Returns: Whether there was room.
  mutating func label(
    _ country: String, _ label: UInt8, before home: Point, _ seaside: Seaside
  ) -> Bool {
    for frame in seaside.frames(of: label, near: home)
    where space.isFree(frame, on: CountryRaster.sea) {
      add(Label(country: country, frame: frame, point: nil))
      return true
    }
    return false
  }

  /// Names a country beside a symbol.
  ///
  /// - Parameter home: where the country lies.
  /// - Returns: Whether there was room.
  mutating func mark(_ country: String, at home: Point) -> Bool {
    let places = grid.indices.map { (middle: grid.middle($0), cell: $0) }
      .map { (point: $0.middle, cell: $0.cell, distance: $0.middle.distance(to: home)) }
      .filter { $0.distance <= Self.farthest }
      .sorted { ($0.distance, $0.cell) < ($1.distance, $1.cell) }
    for (point, _, _) in places {
      let symbol = Frame(around: point, width: Standard.point, height: Standard.point)
      guard space.isFree(symbol),
        let frame = Self.places(beside: symbol).first(where: { isFree($0, beside: symbol) })
      else { continue }
      space.take(symbol)
      add(Label(country: country, frame: frame, point: point))
      return true
    }
    return false
  }

  private mutating func add(_ label: Label) {
    space.take(label.frame)
    labels.append(label)
  }

  /// Whether a label may lie beside a symbol that is not placed yet, on the same ground.
  private func isFree(_ frame: Frame, beside symbol: Frame) -> Bool {
    guard let ground = grid.index(symbol.middle) else { return false }
    return space.isFree(frame, on: grid.labels[ground])
  }

  /// To the right first, where a reader's finger goes on.
  private static func places(beside symbol: Frame) -> [Frame] {
    let (x, y) = (symbol.middle.x, symbol.middle.y)
    let across = (Standard.point + Label.width) / 2 + Standard.gap
    let down = (Standard.point + Label.height) / 2 + Standard.gap
    return [
      Point(x: x + across, y: y), Point(x: x - across, y: y), Point(x: x, y: y - down),
      Point(x: x, y: y + down),
    ].map { Frame(around: $0, width: Label.width, height: Label.height) }
  }
}
