// SPDX-License-Identifier: GPL-3.0-or-later

/// How many pieces lie side by side.
public enum GridSize: Int, CaseIterable, Sendable {
  case three = 3
  case four = 4

  /// The cell beside another one, or nil over the picture's border.
  public func cell(_ edge: Edge, of cell: Int) -> Int? {
    let (row, column) = cell.quotientAndRemainder(dividingBy: rawValue)
    return switch edge {
    case .top: row > 0 ? cell - rawValue : nil
    case .right: column < rawValue - 1 ? cell + 1 : nil
    case .bottom: row < rawValue - 1 ? cell + rawValue : nil
    case .left: column > 0 ? cell - 1 : nil
    }
  }
}

/// A picture cut into pieces, and what is known of each by its pixels.
public struct Cutting: Sendable {
  public let picture: Picture
  public let size: GridSize
  /// In reading order: each lies at the number of the cell it belongs to.
  public let tiles: [Tile]
  /// What each piece looks like. No two are alike unless the pieces' pixels are.
  public let descriptions: [TileDescription]
  let rims: [Rims]

  public init(_ picture: Picture, into size: GridSize) {
    self.picture = picture
    self.size = size
    tiles = (0..<size.rawValue * size.rawValue).map { picture.tile($0, of: size.rawValue) }
    rims = tiles.map { Rims(of: $0) }
    descriptions = TileDescription.all(of: zip(tiles, rims).map { Look($0, rims: $1) })
  }
}

extension Picture {
  fileprivate func tile(_ cell: Int, of count: Int) -> Tile {
    let side = Self.side / count
    let (row, column) = cell.quotientAndRemainder(dividingBy: count)
    let pixels = (row * side..<(row + 1) * side).flatMap { y in
      let start = 3 * (y * Self.side + column * side)
      return self.pixels[start..<start + 3 * side]
    }
    return Tile(cell: cell, side: side, pixels: pixels)
  }
}
