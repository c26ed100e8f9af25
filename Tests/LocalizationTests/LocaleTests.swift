// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Localization

/// What `language.ftl` of every shipped language has to hold.
@Suite struct LocaleTests {
  static let languages = Phrasebook.languages(in: locales)

  @Test func theFirstFourLanguagesAreThere() {
    #expect(Set(Self.languages).isSuperset(of: ["de", "en", "es", "pl"]))
  }

  @Test(arguments: languages) func readsWithoutProblems(language: String) {
    #expect(Phrasebook(language: language, locales: locales).problems == [])
  }

  @Test(arguments: languages) func pluralRulesAreThoseOfCLDR(language: String) throws {
    let sets = try fixture("plurals.json", as: [PluralTests.Language].self)
    let plain = language.replacing("-", with: "_")
    let base = String(language.prefix { $0 != "-" })
    let set = try #require(
      sets.first { $0.languages.contains(plain) } ?? sets.first { $0.languages.contains(base) })
    let book = Book(language: language, locales: locales)
    for (kind, prefix) in [(set.cardinal, "plural"), (set.ordinal, "ordinal")] {
      for category in PluralRules.categories {
        var rule: PluralRule?
        if case .text(let text)? = book.messages["\(prefix)-\(category)"]?.value?.first {
          rule = PluralRule(text)
        }
        #expect(rule == kind.rules[category].flatMap { PluralRule($0) }, "\(prefix)-\(category)")
      }
    }
  }

  @Test(arguments: languages) func tellsNameVoiceListsAndProblems(language: String) {
    let book = Phrasebook(language: language, locales: locales)
    let english = Phrasebook(language: "en", locales: locales)
    let needed = english.keys.filter {
      ["language-name", "language-voice"].contains($0) || $0.hasPrefix("list-")
        || $0.hasPrefix("problem-")
    }
    #expect(needed.count == 15)
    #expect(needed.filter { !book.has(Key($0)) } == [])
  }

  @Test(arguments: languages) func everyProblemCanBeSaid(language: String) {
    let book = Phrasebook(language: language, locales: locales)
    let problems: [Problem] = [
      .unreadableFile("f"), .junk(file: "f", line: 1, key: "k", fault: .noValue),
      .junk(file: "f", line: 1, key: nil, fault: .noValue),
      .repeatedKey("k", file: "f", line: 2), .badRule("k"), .untranslated("k"), .unknownKey("k"),
      .missingVariable("v", key: "k"), .unknownFunction("f", key: "k"),
      .unknownArgument("a", key: "k"), .cycle("k"), .tooLong("k"),
    ]
    for problem in problems {
      #expect(book.problems(in: [problem.term]) == [], "\(problem)")
      #expect(Set(problem.term.fillings.keys) == book.variables(of: problem.term.key))
    }
  }

  @Test(arguments: languages) func everyLanguageHasItsOwnVoice(language: String) {
    let own = ["zh-Hans": "cmn-latn-pinyin", "pt-BR": "pt-br", "fr": "fr-fr"]
    let expected = own[language] ?? language
    #expect(Phrasebook(language: language, locales: locales).voice.lowercased() == expected)
  }

  @Test func theVoiceIsWrittenInTheLanguagesFile() {
    #expect(book("language-voice = cmn-latn-pinyin").voice == "cmn-latn-pinyin")
    #expect(book("", english: "language-voice = en").voice == "xx")
  }

  @Test func germanSaysWhereTheFaultLies() {
    let problem = Problem.junk(file: "pl/atlas.ftl", line: 12, key: "a", fault: .noValue)
    #expect(
      Phrasebook(language: "de", locales: locales).line([problem.term]).text
        == "pl/atlas.ftl, Zeile 12: Die Meldung a konnte nicht gelesen werden. "
        + "Stattdessen wird Englisch verwendet.")
  }
}
