// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Foundation
import Sound
import Speech
import Testing

extension Voices {
  /// What `--record` leaves behind.
  @Suite struct RecordingTests {
    @Test func `a recording is as long as what was said`() async throws {
      let file = FileManager.default.temporaryDirectory.path + "/aloud-\(UUID().uuidString).wav"
      defer { try? FileManager.default.removeItem(atPath: file) }
      let espeak = try await Voices.espeak()
      let texts = ["Moved Germany to column three.", "Poland", "You have won."]
      let lengths = texts.map { sound($0, in: espeak).count }
      let recorder = try WaveRecorder(file: file, sampleRate: espeak.sampleRate)
      let speaker = Speaker(espeak, recorder) { Issue.record("\($0)") }
      for (text, lane) in zip(texts, [SpeechMessage.Lane.report, .alert, .focus]) {
        speaker.say([SpokenPiece(text)], lane)
      }
      let wave = try Wave(file: file)
      #expect(wave.sampleRate == 22_050)
      let pauses = 2 * 2_646
      #expect(Voices.isAlike(wave.samples.count, lengths.reduce(pauses, +)))
      #expect(wave.samples.suffix(lengths[2]).contains { $0.magnitude > 1_000 })
    }
  }
}
