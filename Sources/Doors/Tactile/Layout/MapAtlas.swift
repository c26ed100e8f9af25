// SPDX-License-Identifier: GPL-3.0-or-later

import Pictures

/// A map, and what its countries need to be named on a sheet.
struct MapAtlas {
  let raster: CountryRaster
  /// The side of a drawing, in millimetres.
  let size: Double
  private let labels: [String: UInt8]
  private let spots: [String: Spot]

  /// Where a country is widest, in shares of the map's side.
  private struct Spot {
    let middle: Point
    /// From there to its edge.
    let depth: Double
  }

  /// How large a part of a map a sheet can show.
  static let windowSizes = [1, 0.6, 0.4, 0.27, 0.18]

  /// - Parameter named: the countries that belong to the map.
  init(_ raster: CountryRaster, named: Set<String>, size: Double) {
    self.raster = raster
    self.size = size
    labels = Dictionary(
      uniqueKeysWithValues: raster.labels.enumerated().map { ($1, UInt8($0)) })
    let extent = Double(raster.side) * RegionGrid.cell
    let grid = RegionGrid(raster, .whole, size: extent)
    let depths = grid.depths
    var widest: [UInt8: Int] = [:]
    for cell in grid.indices {
      let best = widest[grid.labels[cell]].map { depths.squares[$0] } ?? -1
      if depths.squares[cell] > best { widest[grid.labels[cell]] = cell }
    }
    var spots: [String: Spot] = [:]
    for (label, cell) in widest where named.contains(raster.labels[Int(label)]) {
      let middle = grid.middle(cell)
      spots[raster.labels[Int(label)]] = Spot(
        middle: Point(x: middle.x / extent, y: middle.y / extent),
        depth: (depths.distance(cell) + 0.5) / Double(raster.side))
    }
    self.spots = spots
  }

  var countries: Set<String> { Set(spots.keys) }

  func label(of country: String) -> UInt8? { labels[country] }

  /// The country of a label; nil for what has no name on the map.
  func name(of label: UInt8) -> String? {
    let name = raster.labels[Int(label)]
    return spots[name] == nil ? nil : name
  }

  /// The countries that are no areas even where the map is enlarged most.
  var points: Set<String> {
    let least = Self.windowSizes[Self.windowSizes.count - 1]
    return Set(spots.filter { $0.value.depth / least * size < Standard.leastArea / 2 }.keys)
  }

  /// The largest part of the map in which a label may well have room in a country, as one of the
  /// sizes, counted from 0.
  func sizeIndex(for country: String) -> Int {
    guard let depth = spots[country]?.depth else { return 0 }
    return Self.windowSizes.firstIndex { depth / $0 * size >= Self.leastDepth }
      ?? Self.windowSizes.count - 1
  }

  /// Half as high as what a label takes with a gap around it.
  private static let leastDepth = Label.height / 2 + Standard.gap + Standard.coast

  /// Whether a label of a country would lie inside of a part of the map.
  func isShown(_ country: String, in window: MapWindow) -> Bool {
    guard let middle = spots[country]?.middle else { return false }
    let scale = window.size / size
    let room = Standard.gap * 2 + Standard.coast
    return window.holds(
      Frame(
        around: middle, width: (Label.width + room) * scale,
        height: (Label.height + room) * scale))
  }

  /// Where a country lies in a part of the map, in millimetres; nil if it does not.
  func home(of country: String, in window: MapWindow) -> Point? {
    guard let middle = spots[country]?.middle,
      window.holds(Frame(around: middle, width: 0, height: 0))
    else { return nil }
    return Point(
      x: (middle.x - window.left) / window.size * size,
      y: (middle.y - window.top) / window.size * size)
  }
}
