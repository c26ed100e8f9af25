// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

/// The names of cards in four colours, for who wants them so.
@Suite struct SuitColourTests {
  private func play(in home: Home, _ colour: String, language: String = "en") throws -> [String] {
    try home.run(
      "play", "freecell", "--number", "8", "--new", "--colour", colour, "--language", language,
      typing: ["1", "x"]
    ).lines
  }

  @Test func suitsAreColouredWhereThatIsWanted() throws {
    let home = try Home()
    let plain = try play(in: home, "on")
    #expect(plain.contains("Column 5: Ace of Clubs"))
    _ = try home.run("settings", "suit-colours", "on")
    let coloured = try play(in: home, "on")
    #expect(coloured.contains("Column 5: \u{1B}[32mAce of Clubs\u{1B}[39m"))
    #expect(coloured.contains("Column 4: \u{1B}[94mJack of Diamonds\u{1B}[39m"))
    #expect(coloured.contains("Column 6: \u{1B}[31m10 of Hearts\u{1B}[39m"))
    #expect(coloured.contains("Column 7: Jack of Spades"))
    #expect(try play(in: home, "off").allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test(arguments: ["de", "ar", "hi", "ja"])
  func theWordsStayWhatTheyAre(language: String) throws {
    let home = try Home()
    _ = try play(in: home, "on", language: language)
    let plain = try play(in: home, "on", language: language)
    _ = try home.run("settings", "suit-colours", "on")
    let coloured = try play(in: home, "on", language: language)
    #expect(coloured != plain)
    #expect(coloured.map { $0.replacing(#/\u{1B}\[[0-9]+m/#, with: "") } == plain)
  }
}
