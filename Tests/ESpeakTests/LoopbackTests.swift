// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Sound
import Speech
import Testing

extension Voices {
  /// The whole road, heard as the player would hear it.
  @Suite final class LoopbackTests {
    /// What OpenAL adds to silence.
    private let dither = 1
    private let loopback: Loopback
    private let espeak: ESpeakSynthesizer
    private let speaker: Speaker

    init() async throws {
      espeak = try await Voices.espeak()
      loopback = try Loopback(sampleRate: espeak.sampleRate)
      speaker = Speaker(espeak, loopback.mixer) { Issue.record("\($0)") }
    }

    deinit { speaker.stop() }

    /// 5 ms are 110 frames.
    @Test(arguments: Voices.shipped)
    func `speech is audible within 5 ms`(language: String) async {
      #expect(loudest(loopback.render(frames: 1_000)) <= dither)
      speaker.settings.language = language
      speaker.say([SpokenPiece("1")])
      await begun()
      #expect(loudest(loopback.render(frames: 110)) > 8)
    }

    @Test func `all that is said is heard, and then nothing`() async throws {
      let spoken = Voices.sound("Germany", in: espeak)
      let end = spoken.lastIndex { $0.magnitude > 8 } ?? 0
      speaker.say([SpokenPiece("Germany")])
      await synthesized(spoken.count)
      var heard: [Int16] = []
      while speaker.isSpeaking, !Task.isCancelled {
        heard += loopback.render(frames: 220)
        await Task.yield()
      }
      let last = heard.lastIndex { $0.magnitude > 8 } ?? 0
      #expect(Voices.isAlike(last / 2, end))
      #expect(loudest(loopback.render(frames: 2_205)) <= dither)
    }

    @Test func `what interrupts is heard at once, and what it interrupts no longer`() async {
      speaker.say([SpokenPiece(String(repeating: "Germany and Poland, ", count: 20))])
      await begun()
      _ = loopback.render(frames: 4_000)
      speaker.stop()
      let after = loopback.render(frames: 2_000)
      #expect(loudest(Array(after.dropFirst(2 * 96))) <= dither)
      speaker.say([SpokenPiece("1")], .focus)
      await begun()
      #expect(loudest(loopback.render(frames: 240)) > 8)
    }

    @Test func `a focus in the middle replaces the sound of the message before`() async {
      speaker.settings.volume = 100
      speaker.say([SpokenPiece(String(repeating: "Germany and Poland, ", count: 20))])
      await begun()
      _ = loopback.render(frames: 4_000)
      speaker.settings.volume = 0
      speaker.say([SpokenPiece("1")], .focus)
      #expect(loudest(Array(loopback.render(frames: 2_000).dropFirst(2 * 96))) <= dither)
    }

    @Test func `a sound is heard beside speech and outlives its end`() async {
      speaker.play([Int16](repeating: 10_000, count: 2_205), volume: 50)
      let alone = loudest(loopback.render(frames: 1_000))
      #expect(2_500...3_500 ~= alone)
      speaker.say([SpokenPiece("Germany")])
      await begun()
      #expect(loudest(loopback.render(frames: 1_000)) > alone + 500)
      speaker.stop()
      let after = loopback.render(frames: 205)
      #expect(2_500...3_500 ~= after[300].magnitude)
    }

    @Test func `after an alert the rest is heard from the word on that it stopped in`() async {
      let text = "one two three four five"
      let length = Voices.sound(text, in: espeak).count
      let alert = Voices.sound("Alert", in: espeak).count
      speaker.say([SpokenPiece(text)])
      await synthesized(length)
      _ = loopback.render(frames: length / 2)
      speaker.say([SpokenPiece("Alert")], .alert)
      await synthesized(alert)
      var heard: [Int16] = []
      while speaker.isSpeaking, !Task.isCancelled {
        // Where the rest is on its way, it is there as a whole before it is heard.
        if loopback.mixer.pending == 0 { await Task.yield() }
        heard += loopback.render(frames: min(220, loopback.mixer.pending))
      }
      let last = (heard.lastIndex { $0.magnitude > 8 } ?? 0) / 2
      let rest = last - alert - 2_646
      // At most a word more than what had not been heard.
      #expect(rest > length / 2 - 2_205 && rest < length / 2 + 8_820, "\(rest) of \(length)")
    }

    /// Rendering is as fast as synthesis, and would leave gaps in it.
    private func synthesized(_ samples: Int) async {
      while !Voices.isAlike(loopback.mixer.pending, samples), !Task.isCancelled {
        await Task.yield()
      }
    }

    private func begun() async {
      while loopback.mixer.pending == 0, !Task.isCancelled { await Task.yield() }
    }

    private func loudest(_ samples: [Int16]) -> Int {
      samples.map { Int($0.magnitude) }.max() ?? 0
    }
  }
}
