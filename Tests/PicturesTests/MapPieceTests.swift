// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Testing

@testable import Pictures

/// How pieces of a map are told, and files that are no maps.
@Suite struct MapPieceTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let inland = """
    {"sea": 0, "other_land": false, "countries": ["country-pl"], "whole": [],
     "sides": {"top": ["edge"], "right": ["edge"], "bottom": ["country-pl"], "left": ["edge"]}}
    """
  private static let crowded = """
    {"sea": 5, "other_land": true,
     "countries": ["country-es", "country-fr", "country-pt", "country-dz", "country-ad",
       "country-mc", "country-it"],
     "whole": ["country-es", "country-pt", "country-ad", "country-mc"],
     "sides": {"top": ["sea"], "right": ["country-fr", "country-dz"], "bottom": ["land"],
       "left": ["edge"]}}
    """

  /// Reads a map with these pieces first in both sizes and the same one everywhere else.
  private func map(_ first: [String]) throws -> PuzzleMap {
    func list(_ count: Int) -> String {
      (first + Array(repeating: Self.inland, count: count - first.count)).joined(separator: ",")
    }
    try scratch.write(
      "{\"id\": \"x\", \"pieces\": {\"3\": [\(list(9))], \"4\": [\(list(16))]}}", to: "x.json")
    return try PuzzleMap(file: scratch.path("x.json"))
  }

  @Test func theLineHasFiveNamesAndTheRestFollowsWithTheSides() throws {
    let piece = try map([Self.crowded]).descriptions(.three)[0]
    #expect(
      Words.english(piece.short)
        == "half sea; whole: Spain, Portugal and Andorra; part: France and Algeria")
    #expect(
      piece.details.map(Words.english) == [
        "Also whole: Monaco", "Also part: Italy", "Other land as well", "To the north: sea",
        "To the east: France and Algeria", "To the south: other land",
        "To the west: edge of the map",
      ])
  }

  @Test(arguments: [
    (2, false, ["country-pl"], "20 percent sea; whole: Poland"),
    (10, true, ["country-pl"], "nearly all sea; whole: Poland"),
    (10, true, [], "nearly all sea; islands"), (7, true, [], "70 percent sea; other land"),
  ])
  func theSeaComesFirst(sea: Int, land: Bool, countries: [String], line: String) throws {
    let ids = countries.map { "\"\($0)\"" }.joined()
    let piece = """
      {"sea": \(sea), "other_land": \(land), "countries": [\(ids)], "whole": [\(ids)],
       "sides": {"top": ["sea"], "right": ["sea"], "bottom": ["sea"], "left": ["sea"]}}
      """
    #expect(Words.english(try map([piece]).descriptions(.four)[0].short) == line)
  }

  @Test func piecesThatSoundAlikeAreToldByASideInWhichTheyDiffer() throws {
    let other = Self.inland.replacing("[\"country-pl\"], \"left\"", with: "[\"sea\"], \"left\"")
    let said = try map([other]).descriptions(.three).map { Words.english($0.short) }
    #expect(said[0] == "part: Poland; to the south: sea")
    #expect(Set(said.dropFirst()) == ["part: Poland; to the south: Poland"])
  }

  @Test func learnersHearOfTheCountriesTheLargestFirst() throws {
    #expect(
      try map([Self.crowded]).pieces(.three)[0].countries.prefix(3)
        == ["country-es", "country-fr", "country-pt"])
  }

  static let broken: [(String, with: String)] = [
    ("\"sea\": 0", "\"sea\": 11"), ("[\"edge\"]", "[]"), ("\"top\"", "\"north\""),
    ("\"whole\": []", "\"whole\": [\"country-de\"]"), ("\"countries\"", "\"lands\""),
  ]

  @Test(arguments: broken) func aPieceThatIsBrokenIsRefused(_ text: String, with: String) {
    let piece = Self.inland.replacing(text, with: with)
    #expect(throws: MapFlaw.broken) { try map([piece]) }
  }

  @Test func aFileThatIsNoMapIsRefused() throws {
    #expect(throws: MapFlaw.notFound) { try PuzzleMap(file: scratch.path("none.json")) }
    try scratch.write("{\"id\": \"x\", \"pieces\": {\"3\": []}}", to: "few.json")
    #expect(throws: MapFlaw.broken) { try PuzzleMap(file: scratch.path("few.json")) }
    #expect(throws: MapFlaw.unreadable) { try PuzzleMap(file: scratch.path("")) }
    let reasons = [MapFlaw.notFound, .unreadable, .broken].map { Words.english($0.term) }
    #expect(
      reasons == [
        "there is no such file.", "the file cannot be read.",
        "the list of what lies on the map is damaged.",
      ])
  }
}
