// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The maps that come with the game, in `Data/maps`.
public enum ShippedMap: String, CaseIterable, Sendable {
  case africa, asia, balkans, caribbean
  case centralEurope = "central-europe"
  case europe
  case middleEast = "middle-east"
  case northAmerica = "north-america"
  case oceania
  case southAmerica = "south-america"
  case southeastAsia = "southeast-asia"

  /// The picture in `Data/maps`.
  public var file: String { "\(rawValue).png" }
  /// Which country each of its points belongs to; see ``CountryRaster``.
  public var raster: String { "\(rawValue).labels.png" }
  /// What lies in its pieces, beside it; see ``PuzzleMap``.
  public var contents: String { "\(rawValue).json" }

  public var name: Term { Term(Key("map-\(rawValue)")) }
  /// What is to be seen, in a line.
  public var caption: Term { Term(Key("map-\(rawValue)-caption")) }
}
