// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Speech
import Testing

/// All that speaks: one test at a time, for the library has one global state.
@Suite(.serialized, .timeLimit(.minutes(20)))
enum Voices {
  /// The languages that the game comes in.
  static let shipped = [
    "en", "es", "de", "pl", "fr", "it", "pt-BR", "nl", "sv", "tr", "ru", "ar", "hi", "ja",
    "zh-Hans",
  ]

  /// Waits for the speaker of the test before to let go of it.
  static func espeak() async throws -> ESpeakSynthesizer {
    while true {
      do throws(ESpeakError) {
        return try ESpeakSynthesizer()
      } catch {
        guard error == .alreadyInUse else { throw error }
        await Task.yield()
      }
    }
  }

  /// What a message sounds like, in samples.
  static func sound(
    _ text: String, _ settings: VoiceSettings = VoiceSettings(), in espeak: ESpeakSynthesizer
  ) -> [Int16] {
    var samples: [Int16] = []
    let errors = espeak.synthesize([SpokenPiece(text)], settings) {
      samples += $0.samples
      return true
    }
    #expect(errors == [])
    return samples
  }

  /// Samples of one text are not the same twice; its length nearly is.
  static func isAlike(_ one: Int, _ other: Int) -> Bool {
    abs(one - other) * 20 <= max(one, other)
  }
}
