// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Localization
import Preferences
import Testing

@testable import Application

/// The setting that has winnable deals looked for says in which games that is so.
@Suite struct WinnableSettingTests {
  private static let locales = checkout.appending(path: "Locales")
  static let languages = Phrasebook.languages(in: locales)

  @Test(arguments: languages) func everyGameThatIsSearchedIsNamedAndNoOther(language: String) {
    let book = Phrasebook(language: language, locales: Self.locales)
    let setting = Settings.Key.winnableEverywhere
    let told = book.line([setting.title, setting.help]).text
    for kind in GameList.descriptors {
      let isSearched = AnalysisCapability(on: kind.game) == .wins && !kind.promisesWins
      #expect(told.contains(book.line([kind.name]).text) == isSearched, "\(kind.id): \(told)")
    }
  }

  @Test func theNameItselfTells() throws {
    let book = Phrasebook(language: "en", locales: Self.locales)
    #expect(
      book.line([Term("setting-winnable-everywhere")]).text
        == "Winnable deals in FreeCell, Klondike and Spider")
  }
}
