// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Pictures

/// What everybody can look up in an atlas.
@Suite struct MapGeographyTests {
  static let continents: [(ShippedMap, String)] = [
    (.africa, "africa"), (.asia, "asia"), (.europe, "europe"), (.oceania, "oceania"),
    (.northAmerica, "north-america"), (.southAmerica, "south-america"),
  ]

  @Test(arguments: continents, GridSize.allCases)
  func everyMemberOfTheUnitedNationsIsOnItsContinent(
    continent: (ShippedMap, String), size: GridSize
  ) throws {
    let grid = try #require(try MapGrid.of(continent.0, size))
    let named = Set(grid.pieces.flatMap(\.countries))
    let members = try Self.members(of: "continent-\(continent.1)")
    #expect(members.count >= 12)
    #expect(members.subtracting(named).sorted() == [])
  }

  private static func members(of continent: String) throws -> Set<String> {
    struct Facts: Decodable {
      struct Country: Decodable { let continents: [String] }
      let entities: [String: Country]
    }
    let file = checkout.appending(path: "Data/facts/countries.json")
    let facts = try JSONDecoder().decode(Facts.self, from: Data(contentsOf: file))
    return Set(facts.entities.filter { $0.value.continents.contains(continent) }.keys)
  }

  /// Cells count from 0 in reading order.
  struct Place: CustomStringConvertible {
    let country: String
    let map: ShippedMap
    let size: GridSize
    let cells: [Int]
    var isWhole = false

    var description: String { "\(country) on \(map.rawValue) \(size.rawValue)" }
  }

  static let places = [
    Place(country: "country-mg", map: .africa, size: .three, cells: [8], isWhole: true),
    Place(country: "country-eg", map: .africa, size: .four, cells: [2], isWhole: true),
    Place(country: "country-is", map: .europe, size: .three, cells: [0], isWhole: true),
    Place(country: "country-gr", map: .europe, size: .four, cells: [14], isWhole: true),
    Place(country: "country-lk", map: .asia, size: .four, cells: [13], isWhole: true),
    Place(country: "country-jp", map: .asia, size: .three, cells: [5], isWhole: true),
    Place(country: "country-jm", map: .caribbean, size: .three, cells: [0, 1]),
    Place(country: "country-tt", map: .caribbean, size: .three, cells: [5], isWhole: true),
    Place(country: "country-nz", map: .oceania, size: .three, cells: [8], isWhole: true),
    Place(country: "country-uy", map: .southAmerica, size: .four, cells: [10], isWhole: true),
    Place(country: "country-cu", map: .northAmerica, size: .three, cells: [7, 8]),
    Place(country: "country-cz", map: .centralEurope, size: .three, cells: [4], isWhole: true),
    Place(country: "country-al", map: .balkans, size: .three, cells: [4], isWhole: true),
    Place(country: "country-ye", map: .middleEast, size: .three, cells: [7, 8]),
    Place(country: "country-kh", map: .southeastAsia, size: .four, cells: [4, 5]),
  ]

  @Test(arguments: places) func aCountryLiesWhereTheAtlasHasIt(place: Place) throws {
    let grid = try #require(try MapGrid.of(place.map, place.size))
    let cells = grid.pieces.indices.filter { grid.pieces[$0].countries.contains(place.country) }
    #expect(cells == place.cells)
    #expect(place.cells.contains { grid.pieces[$0].whole.contains(place.country) } == place.isWhole)
  }

  @Test func germanyContinuesToTheEastOfThePieceWithParis() throws {
    let piece = try #require(try MapGrid.of(.europe, .four)).pieces[9]
    #expect(piece.countries.first == "country-fr")
    #expect(piece[.right] == .countries(["country-de", "country-it", "country-at"]))
    #expect(piece[.bottom] == .countries(["country-es", "country-fr", "country-it"]))
  }

  @Test func landInDisputeAndTerritoriesHaveNoName() throws {
    // Greenland, in the north-east of North America.
    let greenland = try #require(try MapGrid.of(.northAmerica, .four)).pieces[3]
    #expect(greenland.hasOtherLand)
    #expect(greenland.countries == ["country-ca"])
    // Puerto Rico is not the United States'.
    let caribbean = try #require(try MapGrid.of(.caribbean, .three))
    let holders = caribbean.pieces.filter { $0.countries.contains("country-us") }
    #expect(holders == [])
  }
}
