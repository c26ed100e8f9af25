// SPDX-License-Identifier: GPL-3.0-or-later

import Pictures

extension RegionGrid {
  /// So far from its edge a region is felt: two coasts have a gap between them then.
  private static let depth = (Standard.gap + Standard.coast) / 2

  /// The same with regions that fingers can follow: what is smaller than an area is left out, what
  /// is too narrow for a gap between its lines is filled up, and what was there goes to the
  /// regions around it, each to the one that is nearest. Straits stay open.
  ///
  /// - Parameter omitted: labels that are to be left out as if they were too small.
  func generalized(omitting omitted: Set<UInt8>) -> RegionGrid {
    var grid = cleared(of: omitted).filled()
    // Once more, as a strait that was widened may leave something narrow beside it.
    grid = grid.cleared().filled()
    return grid.cleared()
  }

  /// The same without regions that are smaller than an area.
  private func cleared(of omitted: Set<UInt8> = []) -> RegionGrid {
    let depths = depths
    var isKept = labels.map { !omitted.contains($0) }
    for part in parts(joining: ==)
    where !part.contains(where: { depths.millimetres($0) >= Standard.leastArea / 2 }) {
      for cell in part { isKept[cell] = false }
    }
    let kept = NearestField(width: side, height: side) { isKept[$0] }
    var grid = self
    for cell in indices {
      grid.labels[cell] =
        kept.nearest[cell] < 0 ? CountryRaster.sea : labels[kept.nearest[cell]]
    }
    return grid
  }

  /// The same without what is too narrow.
  private func filled() -> RegionGrid {
    let depths = depths
    let isCore = indices.map { depths.millimetres($0) >= Self.depth }
    var cores = NearestField(width: side, height: side) { isCore[$0] }
    let landCores = NearestField(width: side, height: side) {
      isCore[$0] && labels[$0] != CountryRaster.sea
    }
    var grid = self
    for cell in indices where cores.nearest[cell] >= 0 {
      // The sea is no narrower anywhere than a finger can follow.
      if labels[cores.nearest[cell]] == CountryRaster.sea, landCores.nearest[cell] >= 0,
        cores.distance(cell) * Self.cell > Self.depth + Self.cell
      {
        cores.nearest[cell] = landCores.nearest[cell]
      }
      grid.labels[cell] = labels[cores.nearest[cell]]
    }
    grid.openStraits(between: lands, cores)
    return grid
  }

  /// Gives back to the sea what parted two lands.
  ///
  /// - Parameters:
  ///   - lands: the land of each cell as it was; 0 in the sea.
  ///   - cores: where each cell's region comes from.
  private mutating func openStraits(between lands: [Int], _ cores: NearestField) {
    func land(_ cell: Int) -> Int {
      labels[cell] == CountryRaster.sea ? 0 : lands[cores.nearest[cell]]
    }
    let straits = NearestField(width: side, height: side) { cell in
      let own = land(cell)
      guard own != 0 else { return false }
      var isBeside = false
      forNeighbours(of: cell) { isBeside = isBeside || (land($0) != 0 && land($0) != own) }
      return isBeside
    }
    for cell in indices where straits.distance(cell) * Self.cell <= Self.depth + Self.cell {
      labels[cell] = CountryRaster.sea
    }
  }

  /// The number of the land that each cell belongs to, however many countries share it.
  private var lands: [Int] {
    var lands = [Int](repeating: 0, count: labels.count)
    let isLand = { (label: UInt8) in label != CountryRaster.sea }
    for (number, part) in parts(joining: { isLand($0) == isLand($1) }).enumerated()
    where isLand(labels[part[0]]) {
      for cell in part { lands[cell] = number + 1 }
    }
    return lands
  }

  /// The cells of each connected region.
  private func parts(joining isOne: (UInt8, UInt8) -> Bool) -> [[Int]] {
    var parts: [[Int]] = []
    var isSeen = [Bool](repeating: false, count: labels.count)
    for start in indices where !isSeen[start] {
      var part = [start]
      isSeen[start] = true
      var next = 0
      while next < part.count {
        forNeighbours(of: part[next]) { neighbour in
          guard !isSeen[neighbour], isOne(labels[neighbour], labels[start]) else { return }
          isSeen[neighbour] = true
          part.append(neighbour)
        }
        next += 1
      }
      parts.append(part)
    }
    return parts
  }
}

extension NearestField {
  /// From the middle of a cell to the edge of its region.
  fileprivate func millimetres(_ cell: Int) -> Double {
    (distance(cell) + 0.5) * RegionGrid.cell
  }
}
