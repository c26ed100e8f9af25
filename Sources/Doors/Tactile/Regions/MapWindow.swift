// SPDX-License-Identifier: GPL-3.0-or-later

/// A square part of a map, in shares of the map's side.
public struct MapWindow: Hashable, Sendable {
  let left, top, size: Double

  static let whole = MapWindow(left: 0, top: 0, size: 1)

  /// Where on the map it lies; nil for all of it.
  public var direction: Direction? {
    guard size < 1 else { return nil }
    let (x, y) = (Self.third(left + size / 2), Self.third(top + size / 2))
    return Direction.allCases[3 * y + x]
  }

  public enum Direction: String, CaseIterable, Sendable {
    case northWest = "north-west"
    case north
    case northEast = "north-east"
    case west
    case middle
    case east
    case southWest = "south-west"
    case south
    case southEast = "south-east"
  }

  private static func third(_ share: Double) -> Int { share < 0.4 ? 0 : share > 0.6 ? 2 : 1 }

  /// Those of a size, each a quarter of itself from the next.
  static func all(size: Double) -> [MapWindow] {
    let count = Int(((1 - size) / (size / 4)).rounded(.up))
    let places = (0...count).map { count == 0 ? 0 : Double($0) / Double(count) * (1 - size) }
    return places.flatMap { top in
      places.map { MapWindow(left: $0, top: top, size: size) }
    }
  }

  func holds(_ frame: Frame) -> Bool {
    frame.x >= left && frame.y >= top && frame.right <= left + size
      && frame.bottom <= top + size
  }
}
