// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Foundation

/// Words whose first consonants eSpeak NG says as letters, since its language has no word that begins
/// so: "Be hopal".
struct SpelledWords {
  private let voice: ESpeakSynthesizer
  private let language: String
  /// By word, what was found.
  private var known: [Substring: Bool] = [:]

  /// - Parameter language: a BCP 47 tag.
  init(_ voice: ESpeakSynthesizer, language: String) {
    self.voice = voice
    self.language = language
  }

  /// Those among the words of a text. What is in capitals or has no vowel is meant to be spelled.
  mutating func among(_ text: String) -> [String] {
    text.split { !$0.isLetter }.filter { isSpelled($0) }.map(String.init)
  }

  private mutating func isSpelled(_ word: Substring) -> Bool {
    if let known = known[word] { return known }
    let letters = Array(word.lowercased())
    let isSpelled =
      letters.count > 2 && word.dropFirst().contains(where: \.isLowercase)
      && letters[..<2].allSatisfy(\.isConsonant) && !letters.allSatisfy(\.isConsonant)
      && !Self.programs.contains(word) && spellsFirstLetter(of: word)
    known[word] = isSpelled
    return isSpelled
  }

  /// Whether the name of the first letter is heard, and behind it what the next letter begins.
  private func spellsFirstLetter(of word: Substring) -> Bool {
    let said = sounds(of: String(word), in: language)
    let rest = word.dropFirst()
    // A word that another voice takes over is spelled in that language.
    return [language, "en"].contains { language in
      let name = sounds(of: String(word.prefix(1)).lowercased(), in: language)
      guard name.count > 1, said.hasPrefix(name), let next = said.dropFirst(name.count).first else {
        return false
      }
      return [rest, rest.prefix(1)].contains { sounds(of: String($0), in: language).first == next }
    }
  }

  /// Programs, whose names are read by letters anyway.
  private static let programs: Set<Substring> = ["brltty", "ffmpeg", "fswebcam"]

  /// Without stress, pauses and names of voices.
  private func sounds(of text: String, in language: String) -> String {
    let said = voice.phonemes(text, language: language) ?? ""
    return (said.contains("(") ? said.replacing(#/\([a-z-]+\)/#, with: "") : said)
      .filter { !"_!,':|%= ~;".contains($0) }
  }
}

extension Character {
  /// Whether it is a letter of the Latin or the Cyrillic script, and no vowel.
  fileprivate var isConsonant: Bool {
    let folded = String(self).folding(options: .diacriticInsensitive, locale: nil)
    return isCased && !folded.allSatisfy { "aeiouyæœøıаеиоуыэюяієї".contains($0) }
  }
}
