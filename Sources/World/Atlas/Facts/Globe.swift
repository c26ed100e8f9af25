// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A place on the globe.
public struct Coordinates: Hashable, Sendable {
  /// Degrees, north positive.
  public let latitude: Double
  /// Degrees, east positive.
  public let longitude: Double

  /// Nil where there is no such place.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The mean radius of the Earth (IUGG).
  private static let kilometresOfRadius = 6371.0088

  /// Kilometres along a great circle, on a round Earth (the haversine formula).
  public func distance(to other: Coordinates) -> Double {
    let (here, there) = (latitude.inRadians, other.latitude.inRadians)
    let half = sin((there - here) / 2)
    let turn = sin((other.longitude - longitude).inRadians / 2)
    let haversine = half * half + cos(here) * cos(there) * turn * turn
    return 2 * Self.kilometresOfRadius * asin(min(haversine.squareRoot(), 1))
  }

  /// Where another place lies as one sets out for it, the shortest way.
  public func direction(to other: Coordinates) -> CompassPoint {
    let (here, there) = (latitude.inRadians, other.latitude.inRadians)
    let turn = (other.longitude - longitude).inRadians
    let east = sin(turn) * cos(there)
    let north = cos(here) * sin(there) - sin(here) * cos(there) * cos(turn)
    let eighths = (atan2(east, north) / (.pi / 4)).rounded()
    let all = CompassPoint.allCases
    return all[(Int(eighths) + all.count) % all.count]
  }
}

/// The eight directions, from the north by the east.
public enum CompassPoint: String, CaseIterable, Hashable, Sendable {
  case north
  case northEast = "north-east"
  case east
  case southEast = "south-east"
  case south
  case southWest = "south-west"
  case west
  case northWest = "north-west"
}

extension Double {
  fileprivate var inRadians: Double { self * .pi / 180 }
}
