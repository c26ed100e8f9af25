// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What is seen of a piece: enough of its points, and the names of their colours.
struct Look {
  /// Points taken along each side.
  static let across = 40

  let tile: Tile
  /// Row by row.
  let points: [Oklab]
  /// The colours there are, the widest spread first.
  let patches: [Patch]
  let texture: Texture
  /// The edges, in the order of ``Edge``.
  let edges: [Term]

  init(_ tile: Tile, rims: Rims) {
    self.tile = tile
    let step = tile.side / Self.across
    let places = (0..<Self.across).map { $0 * step + step / 2 }
    points = places.flatMap { y in places.map { tile.colour($0, y) } }
    patches = Patch.all(of: points.map { Colour($0) }, across: Self.across)
    texture = Texture(of: points, across: Self.across)
    edges = Edge.allCases.map { rims[$0].term(as: $0) }
  }

  /// 0 for black, 1 for white.
  var lightness: Float { points.reduce(0) { $0 + $1.lightness } / Float(points.count) }

  /// The lightest and the darkest point, as numbers of pixels in reading order.
  var extremes: (lightest: Int, darkest: Int) {
    var lightest = (pixel: 0, light: Int.min)
    var darkest = (pixel: 0, light: Int.max)
    for pixel in 0..<tile.side * tile.side {
      let light = tile.light(pixel)
      if light > lightest.light { lightest = (pixel, light) }
      if light < darkest.light { darkest = (pixel, light) }
    }
    return (lightest.pixel, darkest.pixel)
  }
}
