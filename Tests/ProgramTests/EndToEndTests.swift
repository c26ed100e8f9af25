// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GoldenTestSupport
import Localization
import Testing

/// Two games in every language as the built program prints them, from its start to its end.
@Suite struct EndToEndTests {
  private static let languages = Phrasebook.languages(in: checkout.appending(path: "Locales"))
  private static let games = Script.all(in: "ProgramTests/Games")
  private static let folder = testFolder.appending(path: "Games")

  @Test(arguments: games, languages) func printsWhatItPrinted(
    game: Script, language: String
  ) throws {
    let printed = try game.played(language: language)
    GoldenFile(Self.folder.appending(path: "\(game.name)/\(language).txt")).compare(with: printed)
    #expect(Cleanness.flaws(in: printed) == [])
  }

  @Test(.enabled(if: !GoldenFile.isRewriting)) func everyLanguageHasItsGames() throws {
    #expect(Self.games.map(\.name) == ["atlas", "klondike"])
    for game in Self.games {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appending(path: game.name).path)
      #expect(Set(files) == Set(Self.languages.map { "\($0).txt" }))
    }
  }
}
