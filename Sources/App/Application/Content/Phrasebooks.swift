// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Localization
import Synchronization

/// The words of every language, each read once, for all who play.
public final class Phrasebooks: Sendable {
  private struct State {
    var languages: [String]?
    var words: [String: LanguageWords] = [:]
  }

  private let locales: URL
  private let state = Mutex(State())

  /// - Parameter locales: the folder with a folder a language.
  public init(locales: URL) { self.locales = locales }

  /// The languages there are, as BCP 47 tags, in the order of their own names.
  public var languages: [String] {
    state.withLock { state in
      let languages =
        state.languages ?? Phrasebook.sortedByName(Phrasebook.languages(in: locales))
      state.languages = languages
      return languages
    }
  }

  /// The words of one of the languages.
  public func words(in language: String) -> LanguageWords {
    state.withLock { state in
      if let words = state.words[language] { return words }
      let words = LanguageWords(Phrasebook(language: language, locales: locales))
      state.words[language] = words
      return words
    }
  }
}

/// The words of one language.
public struct LanguageWords: Sendable {
  public let phrasebook: Phrasebook
  let vocabulary: Vocabulary

  init(_ phrasebook: Phrasebook) {
    self.phrasebook = phrasebook
    vocabulary = Vocabulary(phrasebook)
  }
}
