// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import ESpeak
import Foundation
import Testing

extension Voices {
  /// What countries and capitals are called at home, as the voice of their language reads it.
  @Suite struct OwnNameTests {
    private static let facts = Facts(
      folder: URL(filePath: #filePath).appending(path: "../../../Data/facts").standardized.path)

    /// Phonemes are told in the library's notation: "(en)" is another voice, which reads the names of
    /// letters.
    private func faults(in phonemes: String) -> [String] {
      let sounds = phonemes.replacing(#/[^\p{L}@&?38 ]/#, with: "")
      var faults = phonemes.contains("(") ? ["letters are named"] : []
      if sounds.split(separator: " ").contains(where: { !$0.contains(#/[aeiouyAEIOUVWY@&38]/#) }) {
        faults.append("a word has no vowel")
      }
      if sounds.contains(#/[^aeiouyAEIOUVWY@&38 ]{5}/#) { faults.append("vowels are passed over") }
      return faults
    }

    @Test func everyOwnNameIsRead() async throws {
      let espeak = try await Voices.espeak()
      let names = Self.facts.entities.compactMap { Self.facts[$0]?.nativeName }
      #expect(names.count > 140)
      for name in names {
        let phonemes = try #require(
          espeak.phonemes(name.spoken ?? name.text, language: name.language), "\(name)")
        #expect(faults(in: phonemes) == [], "\(name.text): \(phonemes)")
      }
    }

    @Test(arguments: [
      ("日本", "ja", "letters are named"), ("မြန်မာ", "my", "a word has no vowel"),
      ("أسمرة", "ar", "a word has no vowel"),
      ("الإمارات العربية المتحدة", "ar", "vowels are passed over"),
    ])
    func whatIsMisreadIsFound(text: String, language: String, fault: String) async throws {
      let espeak = try await Voices.espeak()
      #expect(faults(in: try #require(espeak.phonemes(text, language: language))).contains(fault))
    }
  }
}
