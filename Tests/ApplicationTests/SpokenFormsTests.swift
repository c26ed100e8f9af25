// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Foundation
import Localization
import Preferences
import Testing

/// What is written so that eSpeak NG says it right reaches no other voice.
@Suite struct SpokenFormsTests {
  private static let german = Phrasebook(
    language: "de", locales: House.checkout.appending(path: "Locales"))

  @Test func theLanguagesOwnRespellingsAreForESpeak() {
    #expect(Lexicon(Self.german, own: []).spoken("Klondike", in: "de") == "Klondeik")
    #expect(Lexicon(own: [], in: "de").spoken("Klondike", in: "de") == "Klondike")
  }

  @Test func thePlayersAreForEveryVoice() throws {
    let own = [try #require(Respelling("Klondike", said: "Klon", language: nil))]
    #expect(Lexicon(Self.german, own: own).spoken("Klondike", in: "de") == "Klon")
    #expect(Lexicon(own: own, in: "de").spoken("Klondike", in: "de") == "Klon")
  }

  @Test(arguments: Phrasebook.languages(in: House.checkout.appending(path: "Locales")))
  func whatIsPrintedIsKeptBesideIt(language: String) {
    let book = Phrasebook(
      language: language, locales: House.checkout.appending(path: "Locales"))
    for key in ["game-klondike", "main-menu", "first-language", "language-name-ru"] {
      let line = book.line([Term(Key(key), ["input": "keys"])])
      #expect(line.printed.map(\.text).joined() == line.text)
    }
  }
}
