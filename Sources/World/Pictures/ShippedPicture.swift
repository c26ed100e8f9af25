// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The pictures that come with the game, in `Data/pictures`.
public enum ShippedPicture: String, CaseIterable, Sendable {
  case cat, clown, fruit, house, spaceship, sunset

  /// Its name in `Data/pictures`.
  public var file: String {
    switch self {
    case .fruit, .sunset: "\(rawValue).jpg"
    case .cat, .clown, .house, .spaceship: "\(rawValue).png"
    }
  }

  public var name: Term { Term(Key("picture-name-\(rawValue)")) }
  /// What is to be seen, in a line.
  public var caption: Term { Term(Key("picture-caption-\(rawValue)")) }
}
