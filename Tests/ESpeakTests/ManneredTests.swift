// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Speech
import Testing

extension Voices {
  /// Pauses, words, slow speech, symbols: what pieces are besides text.
  @Suite struct ManneredTests {
    private let espeak: ESpeakSynthesizer

    init() async throws { espeak = try await Voices.espeak() }

    @Test func `a pause is as long as it says`() {
      let pieces = [SpokenPiece("Germany"), .pause(milliseconds: 500), SpokenPiece("Poland")]
      let (samples, _) = heard(pieces)
      let (alone, _) = heard([pieces[0], pieces[2]])
      #expect(isAlike(samples.count - alone.count, 11_025))
      let (silence, landmarks) = heard([.pause(milliseconds: 100), .pause(milliseconds: -1)])
      #expect(silence == [Int16](repeating: 0, count: 2_205))
      #expect(landmarks.map(\.offset) == [0, 2_205])
    }

    @Test func `every piece begins at a landmark, in order`() {
      let pieces: [SpokenPiece] = [
        SpokenPiece("Germany"), .pause(milliseconds: 10), SpokenPiece("ab", manner: .spelled),
        SpokenPiece(""),
      ]
      let (samples, landmarks) = heard(pieces)
      #expect(landmarks.map(\.offset) == landmarks.map(\.offset).sorted())
      let begins = landmarks.filter { $0.character == 0 }
      #expect(Set(begins.map(\.piece)) == Set(pieces.indices))
      #expect(landmarks.map(\.piece) == landmarks.map(\.piece).sorted())
      #expect(landmarks.last == Landmark(offset: samples.count, piece: 3))
      #expect(landmarks.allSatisfy { $0.offset <= samples.count })
      #expect(landmarks.first == Landmark(offset: 0, piece: 0))
      #expect(landmarks.filter { $0.piece == 2 }.map(\.character) == [0, 1])
      let pause = landmarks.first { $0.piece == 1 }?.offset ?? 0
      #expect(isAlike(pause, sound("Germany", in: espeak).count))
    }

    @Test func `words have landmarks where they begin`() {
      let text = "Łódź lies east of Berlin."
      let (samples, landmarks) = heard([SpokenPiece(text)])
      let starts = Set(landmarks.map(\.character))
      #expect(starts.isSuperset(of: [0, 5, 10, 18]))
      let last = landmarks.first { $0.character == 18 }?.offset ?? 0
      #expect(abs(samples.count - last - sound("Berlin.", in: espeak).count) < 2_205)
    }

    @Test(arguments: shipped)
    func `slow speech takes clearly longer, whatever the rate`(language: String) {
      let text = "1 + 2 Zug ab Berlin"
      for rate in [0, 22, 60, 100] {
        let settings = VoiceSettings(rate: rate, language: language)
        let usual = sound(text, settings, in: espeak).count
        let slow = heard([SpokenPiece(text, manner: .slow)], settings).samples.count
        #expect(slow * 3 > usual * 4, "\(rate)")
      }
    }

    @Test func `slow speech leaves a silence between words`() {
      let (samples, landmarks) = heard([SpokenPiece("Germany Poland", manner: .slow)])
      let second = landmarks.first { $0.character == 8 }?.offset ?? 0
      // A tenth of a second before the second word.
      #expect(samples[(second - 2_205)..<second].allSatisfy { $0.magnitude <= 100 })
    }

    @Test func `what follows slow speech is as fast as ever`() {
      let before = sound("Germany", in: espeak).count
      let pieces = [SpokenPiece("Poland", manner: .slow), SpokenPiece("Germany")]
      let both = heard(pieces).samples.count
      let slow = heard([pieces[0]]).samples.count
      #expect(isAlike(both - slow, before))
      #expect(isAlike(sound("Germany", in: espeak).count, before))
    }

    @Test(arguments: [
      ("_", 1), ("<", 1), ("[", 1), ("(", 2), ("“", 2), ("–", 2), (",", 3), ("'", 3),
    ])
    func `symbols are named from their level on`(symbol: String, level: Int) {
      let levels = VoiceSettings.Symbols.allCases
      let text = "Germany \(symbol) Poland"
      let silent = sound(text, VoiceSettings(symbols: .none), in: espeak).count
      for (index, symbols) in levels.enumerated() {
        let count = sound(text, VoiceSettings(symbols: symbols), in: espeak).count
        #expect((count > silent + 2_205) == (index >= level), "\(symbols)")
      }
    }

    @Test func `words are not torn apart by their apostrophes and hyphens`() {
      for text in ["don't", "face-up"] {
        let counts = VoiceSettings.Symbols.allCases.map {
          sound(text, VoiceSettings(symbols: $0), in: espeak).count
        }
        #expect(counts.allSatisfy { isAlike($0, counts[0]) })
      }
    }

    private func heard(
      _ pieces: [SpokenPiece], _ settings: VoiceSettings = VoiceSettings()
    ) -> (samples: [Int16], landmarks: [Landmark]) {
      var samples: [Int16] = []
      var landmarks: [Landmark] = []
      let errors = espeak.synthesize(pieces, settings) { chunk in
        landmarks += chunk.landmarks.map {
          #expect(0...chunk.samples.count ~= $0.offset)
          return Landmark(
            offset: samples.count + $0.offset, piece: $0.piece, character: $0.character)
        }
        samples += chunk.samples
        return true
      }
      #expect(errors == [])
      return (samples, landmarks)
    }
  }
}
