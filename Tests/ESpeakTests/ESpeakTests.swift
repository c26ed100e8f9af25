// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Foundation
import Speech
import Testing

extension Voices {
  @Suite struct ESpeakTests {
    let espeak: ESpeakSynthesizer

    init() async throws { espeak = try await Voices.espeak() }

    @Test func `there is one owner at a time`() {
      #expect(throws: ESpeakError.alreadyInUse) { try ESpeakSynthesizer() }
    }

    @Test(arguments: shipped)
    func `every shipped language is spoken from its first sample on`(language: String) {
      let samples = sound("a", VoiceSettings(language: language), in: espeak)
      let first = samples.firstIndex { $0.magnitude > 8 }
      #expect(first.map { $0 <= 55 } == true)
      #expect(samples.count > 2_205)
    }

    @Test func `leading silence is trimmed down to 2 to 3 ms`() throws {
      let samples = sound("Germany", in: espeak)
      #expect(samples.firstIndex { $0.magnitude > 8 } == 55)
    }

    @Test func `a piece is spoken in its language`() throws {
      #expect(espeak.phonemes("Zug", language: "de") == "ts'u:k")
      #expect(espeak.phonemes("Zug", language: "en") == "z'Vg")
      let pieces = ["de", "en"].map { SpokenPiece("2 Straßenbahnen", language: $0) }
      let (german, english) = (duration([pieces[0]]), duration([pieces[1]]))
      let both = duration(pieces)
      #expect(isAlike(both, german + english))
      #expect(!isAlike(german, english))
    }

    @Test func `a region falls back on its language, and Mandarin is read as Pinyin`() {
      for tag in ["de-DE", "de-CH", "en-GB", "es-MX", "pl-PL", "zh", "zh-CN", "pt-BR"] {
        #expect(espeak.speaks(tag))
      }
      for tag in ["cmn", "cmn-latn-pinyin", "zh", "zh-Hans-CN"] {
        #expect(espeak.phonemes("Bei3jing1", language: tag) == "pei214tS;'i55N_|")
      }
    }

    @Test func `a language without a voice is reported once and spoken all the same`() {
      #expect(!espeak.speaks("xx"))
      #expect(espeak.phonemes("Zug", language: "xx") == nil)
      var count = 0
      let settings = VoiceSettings(language: "de")
      let errors = espeak.synthesize([SpokenPiece("Zug", language: "xx")], settings) {
        count += $0.samples.count
        return true
      }
      #expect(errors == [.noVoice(language: "xx")])
      #expect(isAlike(count, sound("Zug", settings, in: espeak).count))
      #expect(espeak.synthesize([SpokenPiece("Zug", language: "xx")], settings) { _ in true } == [])
    }

    @Test func `a variant that is not there is reported`() {
      let settings = VoiceSettings(voice: "nobody")
      let errors = espeak.synthesize([SpokenPiece("Zug")], settings) { _ in true }
      #expect(errors == [.noVariant(name: "nobody")])
    }

    @Test func `no variant leads out of its folder`() {
      // By this way the library would take the voice of another language for a variant.
      let name = "../../lang/gmw/de"
      let settings = VoiceSettings(voice: name)
      let errors = espeak.synthesize([SpokenPiece("Zug")], settings) { _ in true }
      #expect(errors == [.noVariant(name: name)])
      let plain = sound("Zug", VoiceSettings(), in: espeak)
      #expect(isAlike(sound("Zug", settings, in: espeak).count, plain.count))
    }

    @Test func `every variant can be spoken with`() {
      #expect(espeak.variants.count > 20)
      for variant in espeak.variants {
        #expect(!sound("one", VoiceSettings(voice: variant), in: espeak).isEmpty)
      }
    }

    @Test func `voices are listed by language`() {
      let english = espeak.voices.filter { $0.speaks("en-AU") }
      #expect(
        english.map { "\($0.name): \($0.language)" }.contains("English (America): en-us"))
      #expect(english.allSatisfy { $0.language.hasPrefix("en") })
      for language in shipped {
        let main = language == "zh-Hans" ? "cmn" : language
        #expect(espeak.voices.contains { $0.speaks(main) }, "\(language)")
      }
    }

    @Test func `volume and pitch are heard`() {
      let loudness = [100, 50, 0].map { volume in
        sound("Germany", VoiceSettings(volume: volume), in: espeak).map(\.magnitude).max() ?? 0
      }
      #expect(loudness == loudness.sorted(by: >))
      #expect(loudness[2] == 0)
      let crossings = [0, 100].map { pitch in
        let samples = sound("aaaa", VoiceSettings(pitch: pitch), in: espeak)
        return zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) } * 1_000
          / samples.count
      }
      #expect(crossings[0] < crossings[1])
    }

    @Test func `spelled text is read letter by letter, with its marks`() {
      let letters = ["d", "e"].map { sound($0, in: espeak).count }.reduce(0, +)
      let spelled = duration([SpokenPiece("de", manner: .spelled)])
      #expect(spelled * 10 >= letters * 9)
      #expect(duration([SpokenPiece("de")]) * 3 < spelled * 2)
      #expect(duration([SpokenPiece(",", manner: .spelled)]) > 2_205)
      #expect(duration([SpokenPiece(",")]) == 0)
    }

    @Test func `after a refusal no further chunk comes`() {
      var chunks = 0
      let text = String(repeating: "Moved Germany to column three. ", count: 20)
      let pieces = [SpokenPiece(text), SpokenPiece(text, manner: .spelled)]
      _ = espeak.synthesize(pieces, VoiceSettings()) { _ in
        chunks += 1
        return chunks < 3
      }
      #expect(chunks == 3)
      #expect(isAlike(sound("Germany", in: espeak).count, sound("Germany", in: espeak).count))
    }

    private func duration(_ pieces: [SpokenPiece]) -> Int {
      var count = 0
      let errors = espeak.synthesize(pieces, VoiceSettings()) {
        count += $0.samples.count
        return true
      }
      #expect(errors == [])
      return count
    }
  }

  @Test static func `voice data that is not there is told with its folder`() async throws {
    _ = try await espeak()
    let folder = FileManager.default.temporaryDirectory.path + "/no-voices-here"
    #expect(throws: ESpeakError.noData(folder: folder)) { try ESpeakSynthesizer(data: folder) }
    #expect(!sound("Germany", in: try ESpeakSynthesizer()).isEmpty)
  }
}
