// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The outlines of the countries, from Natural Earth; see `Data/README.md`.
public struct WorldOutlines {
  /// A closed line in degrees, east and south positive; a country too small for one is a point.
  typealias Ring = [(x: Double, y: Double)]

  /// By country.
  let countries: [String: [Ring]]
  /// What belongs to none.
  let land: [Ring]

  private struct File: Decodable {
    let scale: Double
    let land: [[Int]]
    let countries: [String: [[Int]]]
  }

  /// Nil where the file is missing or broken.
  public init?(in data: URL) {
    let file = data.appending(path: "outlines/world.json")
    guard let bytes = try? Data(contentsOf: file),
      let read = try? JSONDecoder().decode(File.self, from: bytes), read.scale > 0
    else { return nil }
    func ring(_ numbers: [Int]) -> Ring {
      stride(from: 0, to: numbers.count - 1, by: 2).map {
        (Double(numbers[$0]) / read.scale, -Double(numbers[$0 + 1]) / read.scale)
      }
    }
    countries = read.countries.mapValues { $0.map(ring) }
    land = read.land.map(ring)
  }
}
