// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Localization
import Samples
import Testing

/// The words of the languages and the keys of the code, held against each other.
@Suite struct WordsTests {
  static let locales = checkout.appending(path: "Locales")
  static let english = Phrasebook(language: "en", locales: locales)
  static let others = Phrasebook.languages(in: locales).filter { $0 != "en" }

  @Test func everyKeyOfTheCodeHasWords() throws {
    let missing = try UsedKeys.certain().subtracting(Self.english.keys)
    #expect(missing.sorted() == [])
  }

  @Test func noWordsAreLeftThatTheCodeDoesNotUse() throws {
    let used = try UsedKeys.possible()
    let left = Self.english.keys.filter {
      !used.contains($0) && !UsedKeys.isData($0) && !Key($0).isLanguageRule
    }
    #expect(left == [])
  }

  @Test func everyFamilyOfKeysIsKnownHere() throws {
    let found = try UsedKeys.familiesInSources()
    #expect(found.subtracting(UsedKeys.families.map(\.prefix)).sorted() == [])
  }

  @Test func everyGroupHasANameAndEveryNameAGroup() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: checkout.appending(path: "Data/groups").path)
    let groups = files.filter { $0.hasSuffix(".json") }.map { "group-\($0.dropLast(5))" }
    #expect(Set(groups) == Set(Self.english.keys.filter { $0.hasPrefix("group-") }))
  }

  @Test func everyDeckHasANameAndEveryNameADeck() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: checkout.appending(path: "Data/decks").path)
    let decks = files.filter { $0.hasSuffix(".json") }.map { "deck-\($0.dropLast(5))" }
    #expect(Set(decks) == Set(Self.english.keys.filter { $0.hasPrefix("deck-deck_") }))
    let deck = Deck(id: "deck_2026_01", title: "Randomized Round", groupIDs: [])
    let german = Phrasebook(language: "de", locales: Self.locales)
    #expect(german.line([deck.name]).text == "Zufallspartie")
    #expect(
      german.line([Deck(id: "own_1", title: "Mine", groupIDs: []).name]).text == "Mine")
  }

  @Test func everyMessageWithVariablesHasAComment() {
    let bare = Self.english.keys.filter { key in
      !Self.english.variables(of: Key(key)).isEmpty && Self.english.comment(on: Key(key)) == nil
    }
    #expect(bare == [])
  }

  @Test(arguments: others) func everyLanguageHasTheSameKeys(language: String) {
    let book = Phrasebook(language: language, locales: Self.locales)
    #expect(book.problems == [])
    let own = Set(book.keys.filter { !Key($0).isLanguagesOwn })
    let english = Set(Self.english.keys.filter { !Key($0).isLanguagesOwn })
    #expect(english.subtracting(own).sorted() == [], "missing")
    #expect(own.subtracting(english).sorted() == [], "not in English")
  }

  @Test(arguments: others) func translationsUseTheSameVariables(language: String) {
    let book = Phrasebook(language: language, locales: Self.locales)
    for key in Self.english.keys where !Key(key).isLanguagesOwn {
      let (unknown, unused) = Self.english.variables(of: Key(key), against: book)
      if !unknown.isEmpty || !unused.isEmpty {
        Issue.record("\(key): unknown \(unknown.sorted()), unused \(unused.sorted())")
      }
    }
  }

  @Test(arguments: others) func translationsHaveTheFormsThatAreAskedFor(language: String) {
    let book = Phrasebook(language: language, locales: Self.locales)
    // Verbosity and channel fall back to the plain message; these do not.
    let needed: Set<String> = ["to", "from", "at", "words"]
    for key in Self.english.keys {
      let english = Set(Self.english.forms(of: Key(key))).intersection(needed)
      #expect(english.isSubset(of: book.forms(of: Key(key))), "\(key)")
    }
  }

  /// The questions that are answered by a line.
  private static let questions =
    [
      "find-question", "puzzle-path-question", "setting-type-address", "pronunciation-which",
      "pronunciation-how", "workshop-group-name", "workshop-deck-name", "deal-number-question",
      "undo-how-many", "redo-how-many",
    ] + english.keys.filter { $0.hasPrefix("ask-") }

  @Test(arguments: others + ["en"]) func everyQuestionSaysHowItIsLeft(language: String) {
    let book = Phrasebook(language: language, locales: Self.locales)
    for key in Self.questions {
      let fillings = Dictionary(
        uniqueKeysWithValues: Self.english.variables(of: Key(key)).map { ($0, Filling.number(5)) })
      let text = book.line([Term(Key(key), fillings)]).text
      #expect(text.contains { $0.wholeNumberValue == 0 }, "\(key): \(text)")
    }
  }

  /// Words that are the same in another language.
  private static let shared = [
    "language-name", "key-name", "key-letter", "setting-word", "setting-number", "setting-value",
    "name-own", "menu-entry", "problem-", "list-", "language-voice", "language-name-",
    "label-", "told-moved", "sentence", "help-command", "setting-entry", "setting-changed",
    "problem-file", "problem-field", "file-problem", "load", "atlas-lesson-group", "digits-so-far",
    "game-atlas", "setting-voice-espeak", "setting-voice-speechd",
    "fact-native-name", "hand-",
  ]

  @Test(arguments: others) func noEnglishIsLeftOver(language: String) {
    let book = Phrasebook(language: language, locales: Self.locales)
    let same = Self.english.keys.filter { key in
      guard !UsedKeys.isData(key), !Key(key).isLanguagesOwn, book.has(Key(key)) else {
        return false
      }
      let fillings = Dictionary(
        uniqueKeysWithValues: Self.english.variables(of: Key(key)).map { ($0, Filling.number(5)) })
      let term = Term(Key(key), fillings)
      let text = Self.english.line([term]).text
      // A word alone may well be the same in another language.
      return text == book.line([term]).text
        && text.split(whereSeparator: { !$0.isLetter }).count > 1
        && !Self.shared.contains(where: key.hasPrefix)
    }
    #expect(same.filter { !Self.sharedNames.contains($0) } == [])
  }

  /// Games that have the same name everywhere.
  private static let sharedNames = Set(EveryDescriptor.all.map { "game-\($0.id)" })
}
