// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Foundation
import Localization
import Synchronization

/// The words of every language, each read once, for all who play.
public final class Phrasebooks: Sendable {
  /// The languages there are, as BCP 47 tags, in the order of the alphabet.
  public let languages: [String]
  private let locales: URL
  private let inOrderOfNames: Once<[String]>
  private let words = Mutex<[String: LanguageWords]>([:])

  /// - Parameter locales: the folder with a folder a language.
  public init(locales: URL) {
    self.locales = locales
    let languages = Phrasebook.languages(in: locales)
    self.languages = languages
    inOrderOfNames = Once { Phrasebook.sortedByName(languages) }
  }

  /// The languages in the order of their own names.
  public var languagesByName: [String] { inOrderOfNames.value }

  var available: AvailableLanguages {
    AvailableLanguages(self.languagesByName, called: language(called:))
  }

  /// The language that a name or a tag means; nil for none of those there are.
  @Sendable public func language(called name: String) -> String? {
    Phrasebook.match(name, available: languages)
  }

  /// The words of one of the languages. English stands behind each and is the same for all.
  public func words(in language: String) -> LanguageWords {
    let english =
      language == Phrasebook.fallbackLanguage
      ? nil : words(in: Phrasebook.fallbackLanguage).phrasebook
    return words.withLock { known in
      if let words = known[language] { return words }
      let words = LanguageWords(
        Phrasebook(language: language, locales: locales, english: english))
      known[language] = words
      return words
    }
  }
}

/// The words of one language, and what follows from them alone.
public final class LanguageWords: Sendable {
  public let phrasebook: Phrasebook
  private let vocabulary: Vocabulary
  private let usualKeymaps: Keymaps

  init(_ phrasebook: Phrasebook) {
    self.phrasebook = phrasebook
    vocabulary = Vocabulary(phrasebook)
    usualKeymaps = Self.keymaps(phrasebook, own: [:])
  }

  /// - Parameter ownKeys: by the names of commands; players without any share the keymaps.
  func playerLanguage(ownKeys: [String: [String]]) -> PlayerLanguage {
    PlayerLanguage(
      phrasebook.language, words: vocabulary.words, typed: phrasebook.words,
      keymaps: ownKeys.isEmpty ? usualKeymaps : Self.keymaps(phrasebook, own: ownKeys))
  }

  private static func keymaps(_ phrasebook: Phrasebook, own: [String: [String]]) -> Keymaps {
    Keymaps(
      of: GameList.descriptors, own: own, words: phrasebook.words, keyboard: phrasebook.keyboard)
  }
}
