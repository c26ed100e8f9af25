// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Speech
import Testing

extension Voices {
  /// Measured, not reckoned: how long a text takes at each rate.
  @Suite struct RateTests {
    private static let text = "Moved Germany to column three. Then Poland was turned over."
    private let espeak: ESpeakSynthesizer

    init() async throws { espeak = try await Voices.espeak() }

    @Test(arguments: [
      ("en", nil), ("es", "whisper"), ("de", "m3"), ("pl", "croak"),
    ])
    func `speech never gets slower as the rate rises`(language: String, variant: String?) {
      let counts = (0...100).map {
        let settings = VoiceSettings(rate: $0, voice: variant, language: language)
        return sound(Self.text, settings, in: espeak).count
      }
      var fastest = counts[0]
      for (rate, count) in counts.enumerated() {
        // The library's own chance makes more than one per cent.
        #expect(count * 50 <= fastest * 51, "rate \(rate): \(count) after \(fastest)")
        fastest = min(fastest, count)
      }
      #expect(counts[100] * 8 < counts[0])
      // Each tenth of the scale can be heard.
      for (slower, faster) in zip(counts.everyTenth, counts.everyTenth.dropFirst()) {
        #expect(faster * 100 < slower * 97, "\(counts.everyTenth)")
      }
    }
  }
}

extension [Int] {
  fileprivate var everyTenth: [Int] { stride(from: 0, to: count, by: 10).map { self[$0] } }
}
