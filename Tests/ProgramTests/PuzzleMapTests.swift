// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Samples
import TerminalTestSupport
import Testing

/// Maps in the picture puzzle, as the program offers and tells them.
@Suite struct PuzzleMapTests {
  private func lines(
    _ home: Home, _ arguments: String..., typing lines: [String] = []
  ) throws -> [String] {
    let result = try home.run(arguments, input: lines.map { "\($0)\n" }.joined())
    #expect(result.ending == .exited(0) && result.errors == "")
    return home.anonymous(result.output).split(separator: "\n").map(String.init)
  }

  @Test func aMapIsChosenFromItsListAndToldByItsCountries() throws {
    let told = try lines(
      Home(), "--language", "en",
      typing: [EveryDescriptor.entry(of: "puzzle"), "7", "6", "1", "M", "t"])
    let list = try #require(told.firstIndex(of: "Maps"))
    #expect(
      told[list...].prefix(13) == [
        "Maps", "1. Africa", "2. Asia", "3. Balkans", "4. Caribbean", "5. Central Europe",
        "6. Europe", "7. Middle East", "8. North and Central America", "9. Australia and Oceania",
        "10. South America", "11. Southeast Asia", "Choose 1 to 11, 0 to go back",
      ])
    #expect(
      told[(list + 13)...].prefix(8) == [
        "> 6", "Europe", "1. Easy: 3 by 3 pieces", "2. Hard: 4 by 4 pieces",
        "3. Tactile map, as a file to print", "Choose 1 to 3, 0 to go back", "> 1",
        "Picture puzzle, easy: Europe.",
      ])
    _ = try number(told, of: "90 percent sea; whole: Iceland; part: United Kingdom")
  }

  @Test func aMapIsPlayedByItsNameAndGoesOn() throws {
    let home = try Home()
    let begun = try lines(home, "puzzle", "caribbean", "--size", "4", typing: ["t", "S"])
    #expect(begun[1] == "Picture puzzle, hard: Caribbean.")
    let again = try lines(home, "puzzle", typing: ["t"])
    #expect(again[1] == "Picture puzzle, hard: Caribbean. Resumed.")
    // Begun, the pieces are counted; gone on with, those that are placed.
    #expect(begun[2].hasPrefix("16 pieces") && again[2].hasPrefix("0 of 16 pieces placed"))
    let pieces = begun.filter { $0.hasPrefix("Piece ") }
    #expect(pieces.count == 16 && Set(pieces).count == 16)
    #expect(again.filter { $0.hasPrefix("Piece ") } == pieces)
    for file in ["map.png", "map.svg"] {
      let path = home.folder.appending(path: file).path
      #expect(try lines(home, "puzzle", "--view", path) == ["The puzzle is drawn in HOME/\(file)."])
      #expect(try Data(contentsOf: URL(filePath: path)).count > 1_000)
    }
  }

  /// The number of the piece that is told so.
  private func number(_ told: [String], of look: String) throws -> String {
    let line = try #require(told.first { $0.hasSuffix(": \(look)") }, "\(told)")
    return String(try #require(line.firstMatch(of: #/^Piece ([0-9]+):/#)).1)
  }

  @Test func whatContinuesIsToldOfAPieceAndOfAFreeSquare() throws {
    let home = try Home()
    let begun = try lines(home, "puzzle", "europe", typing: ["t", "S"])
    let iceland = try number(begun, of: "90 percent sea; whole: Iceland; part: United Kingdom")
    let told = try lines(
      home, "puzzle", typing: ["X \(iceland)", "\(iceland) 11", "A 12", "A 21"])
    let full = try #require(told.firstIndex(of: "> X \(iceland)"))
    #expect(
      told[full...].dropFirst(2).prefix(5) == [
        "Other land as well", "To the north: edge of the map", "To the east: sea",
        "To the south: sea", "To the west: edge of the map",
      ])
    let around = try #require(told.firstIndex(of: "> A 12"))
    #expect(
      Array(told[around...].dropFirst().prefix(5)) == [
        "To the west: sea (Piece \(iceland))", "Border of the picture: top", "> A 21",
        "To the north: sea (Piece \(iceland))", "Border of the picture: left",
      ])
  }

  @Test func learnersHearOfTheCountries() throws {
    let home = try Home()
    let begun = try lines(home, "puzzle", "europe", typing: ["t", "S"])
    let iceland = try number(begun, of: "90 percent sea; whole: Iceland; part: United Kingdom")
    let told = try lines(
      home, "puzzle", "--learner", typing: [iceland, "facts", "1", "0", "0", "a"])
    #expect(told.contains("Piece \(iceland) selected. Iceland. Capital: Reykjavík."))
    let facts = try #require(told.firstIndex(of: "> facts"))
    #expect(
      told[facts...].dropFirst().prefix(6) == [
        "Piece \(iceland): facts about which country?", "1. Iceland", "2. United Kingdom",
        "Choose 1 to 2, 0 to go back", "> 1",
        "The parliament of Iceland, the Althing, first met in the open air in the year 930.",
      ])
    let whole = try #require(told.firstIndex(of: "> a"))
    #expect(
      told[whole...].contains(
        "Piece \(iceland): 90 percent sea; whole: Iceland; part: United Kingdom. Iceland. "
          + "Capital: Reykjavík."))
    let plain = try lines(home, "puzzle", typing: [iceland, "facts"])
    #expect(plain.contains("Piece \(iceland) selected."))
    #expect(plain.contains("Facts are for learner mode. “learner” switches it on."))
  }

  @Test func aMapIsToldInThePlayersLanguage() throws {
    let home = try Home()
    let told = try lines(home, "puzzle", "europe", "--language", "de", typing: ["t"])
    #expect(
      told.contains {
        $0.hasSuffix(": 90 Prozent Meer; ganz: Island; teilweise: Vereinigtes Königreich")
      }, "\(told)")
  }

  @Test func aMapWithoutItsListOfCountriesIsRefused() throws {
    let home = try Home()
    let data = try home.copyOfGame()
    try Data("{}".utf8).write(to: data.appending(path: "maps/asia.json"))
    let result = try home.run("puzzle", "asia")
    #expect(result.ending == .exited(1), "what was asked for is not to be had")
    let told = home.anonymous(result.output).split(separator: "\n").map(String.init)
    #expect(
      told[1...2] == [
        "HOME/game/Data/maps/asia.json: the list of what lies on the map is damaged.", "Main menu",
      ])
  }
}
