// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Localization
import Samples
import Testing

@testable import Application
@testable import Conversation

/// The words by which a player without an account comes back.
@Suite struct RecoveryPhraseTests {
  private static let phrasebooks = Phrasebooks(locales: House.checkout.appending(path: "Locales"))

  private func phrasebook(_ language: String) -> Phrasebook {
    Self.phrasebooks.words(in: language).phrasebook
  }

  private func words(_ language: String) -> [String] {
    phrasebook(language).words("guest-words").first ?? []
  }

  @Test(arguments: phrasebooks.languages) func aLanguageHasItsList(language: String) throws {
    let words = words(language)
    // However they are typed, they are told apart.
    #expect(Set(words.map(RecoveryPhrase.secret)).count == RecoveryPhrase.choices)
    #expect(words.allSatisfy { !$0.contains(" ") })
    let phrase = try #require(RecoveryPhrase(among: words))
    let told = phrase.told.components(separatedBy: ", ")
    #expect(told.count == RecoveryPhrase.length && Set(told).isSubset(of: words))
    let typed = [phrase.told, told.joined(separator: "  ").uppercased(), told.joined()]
    #expect(typed.map(RecoveryPhrase.secret(typed:)) == Array(repeating: phrase.secret, count: 3))
  }

  @Test func sixtyBitsAndNoMore() {
    #expect(pow(Double(RecoveryPhrase.choices), Double(RecoveryPhrase.length)) == pow(2, 60))
    #expect(RecoveryPhrase(among: ["a", "b"]) == nil)
    let phrases = (0..<20).compactMap { _ in RecoveryPhrase(among: words("en"))?.secret }
    #expect(Set(phrases).count == 20)
  }

  /// Each two words of a list differ in three sounds at least, as eSpeak has them.
  @Test(.enabled(if: OutsideProgram.path(of: "espeak-ng") != nil), arguments: phrasebooks.languages)
  func theyAreToldApartByEar(language: String) throws {
    let program = try #require(OutsideProgram.path(of: "espeak-ng"))
    let voice = language == "zh-Hans" ? "cmn-latn-pinyin" : language.lowercased()
    let words = words(language)
    let heard = try words.map { word in
      try OutsideProgram.run(program, ["-q", "--ipa", "-v", voice, word])
        .unicodeScalars.filter { $0.properties.isAlphabetic && $0 != "ː" && $0 != "ˈ" }
    }
    for (index, sounds) in heard.enumerated() {
      for other in 0..<index where sounds.distance(to: heard[other]) < 3 {
        Issue.record("\(words[index]) and \(words[other])")
      }
    }
  }
}

extension Collection where Element: Equatable {
  /// How many elements are to be changed, put in or left out (Levenshtein).
  fileprivate func distance(to other: some Collection<Element>) -> Int {
    var row = Array(0...other.count)
    for (index, element) in enumerated() {
      var next = [index + 1]
      for (place, wanted) in other.enumerated() {
        let changed = row[place] + (element == wanted ? 0 : 1)
        next.append(Swift.min(changed, row[place + 1] + 1, next[place] + 1))
      }
      row = next
    }
    return row[other.count]
  }
}
