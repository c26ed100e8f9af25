// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
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

  /// That there is no language of a name or tag that was asked for; nil where there is, or none was.
  public func complaint(about name: String?) -> Term? {
    guard let name, language(called: name) == nil else { return nil }
    return .noLanguage(name, known: languagesByName)
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
  /// Small numbers by their words.
  private let numbers: Once<[String: Int]>

  init(_ phrasebook: Phrasebook) {
    self.phrasebook = phrasebook
    vocabulary = Vocabulary(phrasebook)
    usualKeymaps = Self.keymaps(phrasebook, own: [:])
    numbers = Once { SpelledNumbers.words(upTo: 100, in: phrasebook.language) }
  }

  /// - Parameter ownKeys: by the names of commands; players without any share the keymaps.
  public func playerLanguage(ownKeys: [String: [String]] = [:]) -> PlayerLanguage {
    PlayerLanguage(
      phrasebook.language, words: vocabulary.words, spellings: vocabulary.spellings,
      typed: vocabulary.typed, number: { [numbers] in numbers.value[$0] },
      keymaps: ownKeys.isEmpty ? usualKeymaps : Self.keymaps(phrasebook, own: ownKeys))
  }

  private static func keymaps(_ phrasebook: Phrasebook, own: [String: [String]]) -> Keymaps {
    Keymaps(
      of: GameList.descriptors, own: own, words: phrasebook.wordsAndTitles,
      keyboard: phrasebook.keyboard)
  }
}

extension Phrasebook {
  /// What can be typed for a command: its words, then what it and its act are called in menus and
  /// help, then the English words.
  @Sendable fileprivate func wordsAndTitles(of command: Key) -> [[String]] {
    var lists = words(command)
    // What a key names a kind of places by, a line names the places by.
    guard !command.name.hasPrefix("command-place-") else { return lists }
    let act = Key(command.name.replacing(/^command-/, with: "act-"))
    let names = [command, command.form("piece"), act, act.form("short")]
    let titles = names.filter { has($0) }.map { line([Term($0)]).text }
    lists.insert(titles, at: min(1, lists.count))
    return lists
  }
}
