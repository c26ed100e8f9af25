// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

@testable import Pictures

/// A grid of a map that comes with the game, with its picture.
struct MapGrid: CustomStringConvertible {
  let map: ShippedMap
  let size: GridSize
  let pieces: [MapPiece]
  let descriptions: [TileDescription]
  let picture: Picture

  var description: String { "\(map.rawValue) \(size.rawValue)" }

  static let folder = checkout.appending(path: "Data/maps")

  /// Both grids of every map.
  static func all() throws -> [MapGrid] { try everything.get() }

  static func of(_ map: ShippedMap, _ size: GridSize) throws -> MapGrid? {
    try all().first { $0.map == map && $0.size == size }
  }

  private static let everything = Result {
    try ShippedMap.allCases.flatMap { shipped in
      let picture = try Picture(file: folder.appending(path: shipped.file).path)
      let map = try PuzzleMap(file: folder.appending(path: shipped.contents).path)
      return GridSize.allCases.map { size in
        MapGrid(
          map: shipped, size: size, pieces: map.pieces(size),
          descriptions: map.descriptions(size), picture: picture)
      }
    }
  }
}

extension MapGrid {
  /// Points along the side of a piece.
  var side: Int { Picture.side / size.rawValue }

  /// How many points of a piece have the colour of the sea.
  func blue(_ cell: Int) -> Int {
    let sea: [UInt8] = [165, 210, 240]
    let (row, column) = cell.quotientAndRemainder(dividingBy: size.rawValue)
    return (row * side..<(row + 1) * side).reduce(0) { count, y in
      let start = 3 * (y * Picture.side + column * side)
      let points = stride(from: start, to: start + 3 * side, by: 3)
      return count + points.count { picture.pixels[$0..<$0 + 3].elementsEqual(sea) }
    }
  }
}
