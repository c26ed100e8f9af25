// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TerminalTestSupport
import Testing

/// Groups and decks that a player puts together or takes from a spreadsheet, and then plays.
@Suite struct OwnGroupsTests {
  private func imported(_ text: String, in home: Home) throws -> [String] {
    let file = try home.write(text, to: "table.csv")
    let result = try home.run(["groups", "import", file.path], input: "")
    return (result.output + result.errors).split(separator: "\n").map(String.init)
  }

  private func files(of home: Home) -> [String] {
    let folder = home.folder.appending(path: "data/aloud/groups").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  @Test func ofAHugeTableTheFirstThousandGroupsAreTaken() throws {
    let home = try Home()
    let lines = (0...1_000).map { "N\($0),a\($0),b\($0),c\($0)" }
    let told = try imported(lines.joined(separator: "\n"), in: home)
    #expect(told.count == 1_001)
    #expect(told.last == "table.csv: too many groups. Limit: 1000.")
    #expect(files(of: home).count == 1_000)
    let check = try home.run(["groups", "check"], input: "")
    #expect(check.ending == .exited(0))
  }

  @Test func aGroupIsPutTogetherAndPlayed() throws {
    let home = try Home()
    let made = try home.run(
      ["groups", "new"],
      input: """
        My places
        France
        Georgia
        2
        Zork

        5
        2
        My deck
        my places

        4
        q
        q

        """)
    #expect(made.errors == "")
    #expect(made.lines.contains("Saved: My places, 3 cards."))
    #expect(made.lines.contains("Saved: My deck, 1 group."))
    #expect(files(of: home) == ["own_my_places_1.json"])
    let check = try home.run(["groups", "check"], input: "")
    #expect(check.ending == .exited(0), "\(check.output)")
    let deck = home.folder.appending(path: "data/aloud/decks/own_my_deck_1.json")
    let played = try home.run(
      ["play", "atlas", "--deck", deck.path, "--verbosity", "full"], input: "p\nq\n")
    #expect(played.output.contains("0 of 1 groups complete"))
    #expect(played.errors == "")
    // Whatever the deal hides, the round has every card.
    let kept = try home.run(["export"], input: "")
    for card in ["France", "Georgia", "Zork"] { #expect(kept.output.contains(card)) }
  }

  private func group(image: String) -> String {
    """
    {"group_id": "seen", "group_name": "Seen", "image": "\(image)", "base_card": {"id": "b", "label":
    "Seen"}, "partner_cards": [{"id": "a", "label": "A"}, {"id": "c", "label": "C"}]}
    """
  }

  @Test(arguments: [
    ("cat.png", ""), ("none.png", "seen.json, image: there is no such file."),
    ("seen.json", "seen.json, image: this is no picture in PNG or JPEG format."),
    ("../cat.png", "seen.json, image: the path leads out of the folder of the file."),
    ("link.png", "seen.json, image: the path leads out of the folder of the file."),
    ("half.png", "seen.json, image: the picture is broken or cut short."),
  ]) func aPictureThatCannotBeShownIsTold(image: String, told: String) throws {
    let home = try Home()
    let cat = try Data(contentsOf: checkout.appending(path: "Data/pictures/cat.png"))
    let groups = home.folder.appending(path: "data/aloud/groups")
    let file = try home.write(group(image: image), to: "data/aloud/groups/seen.json")
    try cat.write(to: groups.appending(path: "cat.png"))
    try cat.prefix(200).write(to: groups.appending(path: "half.png"))
    try FileManager.default.createSymbolicLink(
      at: groups.appending(path: "link.png"),
      withDestinationURL: checkout.appending(path: "Data/pictures/cat.png"))
    for arguments in [["groups", "check"], ["groups", "check", file.path]] {
      let check = try home.run(arguments, input: "")
      #expect(check.ending == .exited(told == "" ? 0 : 1), "\(check.output)")
      #expect(check.lines.dropLast() == (told == "" ? [] : [told]), "\(check.output)")
    }
    // At the start nothing is read whole.
    let start = try home.run(["play"], input: "q\n")
    #expect(
      start.lines.contains(told) == (told != "" && image != "half.png"), "\(start.output)")
  }

  @Test func aSpreadsheetIsGroupsALineEach() throws {
    let home = try Home()
    let told = try imported(
      "\u{FEFF}Rivers at home;Rhine;Elbe;Danube\r\n\"Quoted; name\";Berlin;Paris\r\n;;\r\n"
        + "Alone;one\r\nTwice;a;A\r\nCountries;France;Georgia\r\n", in: home)
    #expect(
      told == [
        "Rivers at home, 3 cards.", "Quoted; name, 2 cards.", "Countries, 2 cards.",
        "table.csv, line 4: A group needs 2 cards.", "table.csv, line 5: A comes twice.",
      ])
    #expect(
      files(of: home) == [
        "own_countries_1.json", "own_quoted_name_1.json", "own_rivers_at_home_1.json",
      ])
    let countries = try String(
      contentsOf: home.folder.appending(path: "data/aloud/groups/own_countries_1.json"),
      encoding: .utf8)
    // Beside a country Georgia is the country.
    #expect(countries.contains("\"country-ge\""), "\(countries)")
  }

  @Test func aLineThatIsNoGroupIsRefusedByItsNumberAndTheOthersAreTaken() throws {
    let home = try Home()
    let told = try imported(
      """
      Rivers,Rhine,Elbe
      ,France,Georgia
        , Spain ,Italy

      "Open,a,b
      Lakes,,"Como, the lake",Garda
      Seas,"one"two
      ,,
      Rivers,Nile,Niger
      Hills,a,b

      """, in: home)
    #expect(
      told == [
        "Rivers, 2 cards.", "Lakes, 2 cards.", "Hills, 2 cards.",
        "table.csv, line 2: The first cell is empty: it takes the name of the group.",
        "table.csv, line 3: The first cell is empty: it takes the name of the group.",
        "table.csv, line 5: A quotation mark is not closed.",
        "table.csv, line 7: A quotation mark is not closed.",
        "table.csv, line 9: Rivers comes twice.",
      ])
    #expect(files(of: home) == ["own_hills_1.json", "own_lakes_1.json", "own_rivers_1.json"])
  }

  @Test func aGroupOfTheSameNameIsReplaced() throws {
    let home = try Home()
    _ = try imported("Rivers,Rhine,Elbe\n", in: home)
    #expect(try imported("Rivers,Rhine,Elbe,Danube\n", in: home) == ["Rivers, 3 cards."])
    #expect(files(of: home) == ["own_rivers_1.json"])
  }

  @Test(arguments: [
    ("", "table.csv: no groups. Each line is one: its name, then its cards."),
    ("a,\u{1}b,c\n", "table.csv, line 1: Not a name: there is a control character in this text."),
  ])
  func whatIsNoSpreadsheetIsToldInALine(text: String, told: String) throws {
    let home = try Home()
    #expect(try imported(text, in: home) == [told])
    #expect(files(of: home) == [])
  }

  @Test func groupsThatCannotBeKeptAreTold() throws {
    let home = try Home()
    _ = try home.write("", to: "data")
    let told = try imported("Rivers,Rhine,Elbe\n", in: home)
    #expect(told.count == 1 && told[0].hasSuffix("a part of the path is not a folder."), "\(told)")
  }
}
