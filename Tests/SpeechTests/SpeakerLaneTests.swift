// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Synchronization
import Testing

/// What becomes of a message on its way: interrupted, gone on with, cancelled.
@Suite(.timeLimit(.minutes(20)))
struct SpeakerLaneTests {
  private let output = Heard(isLive: true)
  private let reader = Reader()
  private let speaker: Speaker

  init() { speaker = Speaker(reader, output) { _ in } }

  @Test func `after an alert the interrupted goes on with the word it stopped in`() async {
    speaker.say([SpokenPiece("one two three"), SpokenPiece("four", language: "de")])
    speaker.say([SpokenPiece("later")])
    await output.wait(for: [1, 2, 3, 1])
    output.hear(1_500)
    speaker.say([SpokenPiece("alert")], .alert)
    await finish()
    #expect(
      reader.said == [
        [SpokenPiece("one two three"), SpokenPiece("four", language: "de")],
        [SpokenPiece("alert")],
        [SpokenPiece("two three"), SpokenPiece("four", language: "de")],
        [SpokenPiece("later")],
      ])
  }

  @Test func `what is being heard to its last sample goes on`() async {
    speaker.say([SpokenPiece("one")])
    await output.wait(for: [1])
    output.hear(999)
    speaker.say([SpokenPiece("alert")], .alert)
    await finish()
    #expect(reader.said.map { $0[0].text } == ["one", "alert", "one"])
  }

  @Test func `spelling goes on with the letter it stopped in`() async {
    speaker.say([SpokenPiece("abc", manner: .spelled)])
    await output.wait(for: [1, 2, 3])
    output.hear(1_001)
    speaker.say([SpokenPiece("alert")], .alert)
    await finish()
    #expect(reader.said.last == [SpokenPiece("bc", manner: .spelled)])
  }

  @Test func `one message is cancelled and the others are said`() async {
    let messages = ["one", "two", "three"].map { SpeechMessage([SpokenPiece($0)]) }
    messages.forEach(speaker.say)
    await output.wait(for: [1])
    speaker.cancel(messages[1].token)
    speaker.cancel(messages[0].token)
    await finish()
    #expect(reader.said.map { $0[0].text } == ["one", "three"])
  }

  /// Hears everything, however it comes.
  private func finish() async {
    while speaker.isSpeaking, !Task.isCancelled {
      output.hearAll()
      await Task.yield()
    }
  }
}

/// Takes 1000 samples for a word, or for a letter that is spelled; they hold its number.
private final class Reader: Synthesizer {
  let sampleRate = 22_050
  private let asked = Mutex<[[SpokenPiece]]>([])

  var said: [[SpokenPiece]] { asked.withLock { $0 } }

  func synthesize(
    _ pieces: [SpokenPiece], _ settings: VoiceSettings, deliver: (SpeechChunk) -> Bool
  ) -> [SpeechError] {
    asked.withLock { $0.append(pieces) }
    for (index, piece) in pieces.enumerated() {
      let parts = piece.manner == .spelled ? piece.text.map(String.init) : words(piece.text)
      let gap = piece.manner == .spelled ? 0 : 1
      var character = 0
      if parts.isEmpty, !deliver(SpeechChunk([], landmarks: [Landmark(offset: 0, piece: index)])) {
        return []
      }
      for (number, part) in parts.enumerated() {
        let landmark = Landmark(offset: 0, piece: index, character: character)
        let samples = [Int16](repeating: Int16(number + 1), count: 1_000)
        guard deliver(SpeechChunk(samples, landmarks: [landmark])) else { return [] }
        character += part.count + gap
      }
    }
    return []
  }

  private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}
