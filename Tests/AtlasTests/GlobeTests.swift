// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Testing

/// Distances and directions, held against those of the geodesy books and of maps.
struct GlobeTests {
  private static func position(_ latitude: Double, _ longitude: Double) throws -> Coordinates {
    try #require(Coordinates(latitude: latitude, longitude: longitude))
  }

  /// On a globe of 6371.0088 km, by the spherical law of cosines.
  @Test(arguments: [
    ((52.52, 13.41), (48.85, 2.35), 878.3), ((40.71, -74.01), (51.51, -0.13), 5570.5),
    ((-33.87, 151.21), (-41.29, 174.78), 2226.0), ((0.0, 0.0), (0.0, 180.0), 20015.1),
    ((90.0, 0.0), (-90.0, 77.0), 20015.1), ((64.14, -21.9), (64.14, -21.9), 0),
    ((-18.14, 178.44), (-13.83, -171.77), 1150.7),
  ]) func distancesAreThoseOfTheGlobe(
    one: (Double, Double), other: (Double, Double), kilometres: Double
  ) throws {
    let (one, other) = (
      try Self.position(one.0, one.1), try Self.position(other.0, other.1)
    )
    #expect(abs(one.distance(to: other) - kilometres) < 1, "\(one.distance(to: other))")
    #expect(abs(one.distance(to: other) - other.distance(to: one)) < 1e-6)
  }

  @Test func theEightDirectionsAreToldApartAcrossEveryMeridian() throws {
    let steps: [(Double, Double, CompassPoint)] = [
      (1, 0, .north), (1, 1, .northEast), (0, 1, .east), (-1, 1, .southEast), (-1, 0, .south),
      (-1, -1, .southWest), (0, -1, .west), (1, -1, .northWest),
    ]
    for longitude in [0.0, 90, 179.5, -179.5] {
      let here = try Self.position(0, longitude)
      for (north, east, direction) in steps {
        let turned = (longitude + east + 540).truncatingRemainder(dividingBy: 360) - 180
        #expect(here.direction(to: try Self.position(north, turned)) == direction)
      }
    }
    // Just to both sides of the border between north and north-east.
    let here = try Self.position(0, 0)
    #expect(here.direction(to: try Self.position(1, 0.41)) == .north)
    #expect(here.direction(to: try Self.position(1, 0.42)) == .northEast)
  }

  @Test(arguments: [(91.0, 0.0), (-90.5, 0), (0, 181), (0, -200), (.nan, 0)])
  func thereIsNoPlaceBeyondThePoles(latitude: Double, longitude: Double) {
    #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
  }

  private static let facts = Shipped.folder.map { Facts(folder: "\($0)/facts") }

  private func line(_ entity: String) throws -> Term? {
    try #require(Self.facts).lines(about: entity).first {
      ["fact-distance", "fact-capital-distance"].contains($0.key)
    }
  }

  @Test func aCityIsToldFromItsCapital() throws {
    #expect(
      try line("city-lyon-fr")
        == Term(
          "fact-distance",
          [
            "kilometres": 390, "direction": "south-east", "place": .term(Term("city-paris-fr")),
          ]))
    #expect(try line("city-paris-fr") == nil)
    #expect(try line("river-nile") == nil)
  }

  @Test func aCountrysCapitalIsToldFromTheNearestNext() throws {
    #expect(
      try line("country-fr")
        == Term(
          "fact-capital-distance",
          [
            "capital": .term(Term("city-paris-fr")), "kilometres": 270,
            "direction": "south-west", "place": .term(Term("city-brussels-be")),
          ]))
    #expect(try line("country-is") == nil)
  }

  @Test func whereItIsNotKnownWhereSomethingLiesNoDistanceIsTold() throws {
    let folder = try Folder()
    try folder.write(
      #"""
      {"entities": {
        "country-a": {"kind": "country", "capital": "city-a", "neighbours": ["country-b"]},
        "country-b": {"kind": "country", "capital": "city-b", "neighbours": ["country-a"]},
        "city-a": {"kind": "city", "country": "country-a", "latitude": 1, "longitude": 2},
        "city-b": {"kind": "city", "country": "country-b", "latitude": 95, "longitude": 2},
        "city-c": {"kind": "city", "country": "country-a"},
        "city-d": {"kind": "city", "country": "country-a", "latitude": 1, "longitude": 2}
      }}
      """#, "groups/facts.json")
    let facts = Facts(folder: "\(folder.path)/groups")
    for entity in facts.entities {
      #expect(!facts.lines(about: entity).contains { $0.key.name.contains("distance") })
    }
    #expect(facts.lines(about: "city-nowhere") == [])
  }
}
