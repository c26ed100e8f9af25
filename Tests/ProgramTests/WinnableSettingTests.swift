// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Foundation
import Localization
import Preferences
import Testing

@testable import Application

/// The setting that has winnable deals looked for is one of every game that can be searched.
@Suite struct WinnableSettingTests {
  private static let locales = checkout.appending(path: "Locales")
  static let languages = Phrasebook.languages(in: locales)

  /// Games come and go; a name for each would be heard whenever the setting is.
  @Test(arguments: languages) func itNamesNoGame(language: String) {
    let book = Phrasebook(language: language, locales: Self.locales)
    let setting = Settings.Key.winnable
    let told = book.line([setting.title, setting.help]).text
    for kind in GameList.descriptors {
      #expect(!told.contains(book.line([kind.name]).text), "\(kind.id): \(told)")
    }
  }

  @Test func theNameItselfTells() throws {
    let book = Phrasebook(language: "en", locales: Self.locales)
    #expect(
      book.line([Term("setting-winnable")]).text
        == "Winnable deals, where the game can tell")
  }
}
