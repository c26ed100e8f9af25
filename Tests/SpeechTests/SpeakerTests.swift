// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Speech
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(20)))
struct SpeakerTests {
  @Test func `without a device all is said in order before say returns`() {
    let output = Heard(isLive: false)
    let speaker = Speaker(Counter(), output) { _ in }
    speaker.say([SpokenPiece("1"), SpokenPiece("2")])
    #expect(output.numbers == [1, 1, 2, 2])
    speaker.say([SpokenPiece("3")], .focus)
    speaker.say([SpokenPiece("4")], .alert)
    speaker.say([SpokenPiece("5")], .focus)
    #expect(output.numbers == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    #expect(!speaker.isSpeaking)
  }

  @Test func `messages are parted by a pause`() {
    let output = Heard(isLive: false)
    let speaker = Speaker(Counter(), output) { _ in }
    speaker.say([SpokenPiece("1")])
    speaker.say([SpokenPiece("2")])
    let silence = output.chunks.filter { $0.allSatisfy { $0 == 0 } }
    #expect(silence.map(\.count) == [2_646])
    #expect(output.chunks.firstIndex(of: silence[0]) == 2)
  }

  @Test func `each message is heard from its own side, its pause too`() {
    let output = Heard(isLive: false)
    let speaker = Speaker(Counter(), output) { _ in }
    let left = Direction(x: -2, y: 0.5)
    speaker.say(SpeechMessage([SpokenPiece("1")], direction: left))
    speaker.say([SpokenPiece("2")])
    #expect(left.x == -1)
    #expect(output.directions == [left, left, .ahead, .ahead, .ahead])
  }

  @Test func `a message is over when it has been heard`() async {
    let output = Heard(isLive: true)
    let speaker = Speaker(Counter(), output) { _ in }
    speaker.say([SpokenPiece("1")])
    speaker.say([SpokenPiece("2")])
    await output.wait(for: [1, 1])
    #expect(speaker.isSpeaking)
    #expect(output.numbers == [1, 1])
    output.hearAll()
    await output.wait(for: [1, 1, 2, 2])
    output.hearAll()
    await speaker.finished(within: .seconds(900))
    #expect(!speaker.isSpeaking)
  }

  @Test func `waiting for the end is bounded`() async {
    let speaker = Speaker(Counter(), Heard(isLive: true)) { _ in }
    speaker.say([SpokenPiece("1")])
    await speaker.finished(within: .milliseconds(20))
    #expect(speaker.isSpeaking)
    speaker.stop()
    await speaker.finished(within: .seconds(900))
    #expect(!speaker.isSpeaking)
  }

  @Test func `now drops what has not been heard`() async {
    let output = Heard(isLive: true)
    let speaker = Speaker(Counter(), output) { _ in }
    speaker.say([SpokenPiece("1")])
    speaker.say([SpokenPiece("2")])
    await output.wait(for: [1, 1])
    speaker.say([SpokenPiece("3")], .focus)
    await output.wait(for: [3, 3])
    #expect(output.pending == output.chunks.joined().count)
    speaker.stop()
    #expect(output.chunks == [])
    #expect(!speaker.isSpeaking)
  }

  @Test func `nothing follows a stop, and the synthesizer is told at its next chunk`() async {
    let synthesizer = Halting()
    let output = Heard(isLive: true)
    let speaker = Speaker(synthesizer, output) { _ in }
    speaker.say([SpokenPiece("1")])
    await output.wait(for: [1])
    speaker.stop()
    synthesizer.goOn()
    while synthesizer.answers.count < 2 { await Task.yield() }
    #expect(synthesizer.answers == [true, false])
    #expect(output.chunks == [])
  }

  @Test func `synthesis runs two seconds ahead and no further`() async {
    let output = Heard(isLive: true)
    let speaker = Speaker(Counter(chunks: 30), output) { _ in }
    speaker.say([SpokenPiece("1")])
    await output.wait(for: Array(repeating: 1, count: 21))
    while speaker.isSpeaking, !Task.isCancelled {
      output.hear(min(output.pending, 2_205))
      await Task.yield()
    }
    #expect(output.chunks.count == 30)
    #expect(output.mostPending == 21 * 2_205)
  }

  @Test func `what could not be said as asked is reported`() {
    let errors = Mutex<[SpeechError]>([])
    let speaker = Speaker(Mute(), Heard(isLive: false)) { error in
      errors.withLock { $0.append(error) }
    }
    speaker.say([SpokenPiece("x", language: "tlh")])
    #expect(errors.withLock { $0 } == [.noVoice(language: "tlh")])
  }

  @Test func `the silent synthesizer remembers what it was asked to say`() {
    let synthesizer = SilentSynthesizer()
    let speaker = Speaker(synthesizer, SilentOutput()) { _ in }
    speaker.say([SpokenPiece("one", language: "de")])
    speaker.say([SpokenPiece("two", manner: .spelled)], .focus, topic: "focus")
    #expect(
      synthesizer.said == [
        [SpokenPiece("one", language: "de")], [SpokenPiece("two", manner: .spelled)],
      ])
  }
}

/// Says a number by chunks of 100 ms that hold it.
private struct Counter: Synthesizer {
  let sampleRate = 22_050
  var chunks = 2

  func synthesize(
    _ pieces: [SpokenPiece], _ settings: VoiceSettings, deliver: (SpeechChunk) -> Bool
  ) -> [SpeechError] {
    for piece in pieces {
      for _ in 0..<chunks {
        let number = Int16(piece.text) ?? -1
        guard deliver(SpeechChunk([Int16](repeating: number, count: 2_205))) else { return [] }
      }
    }
    return []
  }
}

/// Waits before its second chunk until it is told to go on.
private final class Halting: Synthesizer {
  let sampleRate = 22_050
  private let gate = DispatchSemaphore(value: 0)
  private let given = Mutex<[Bool]>([])

  var answers: [Bool] { given.withLock { $0 } }

  func goOn() { gate.signal() }

  func synthesize(
    _ pieces: [SpokenPiece], _ settings: VoiceSettings, deliver: (SpeechChunk) -> Bool
  ) -> [SpeechError] {
    let first = deliver(SpeechChunk([1]))
    given.withLock { $0.append(first) }
    gate.wait()
    let second = deliver(SpeechChunk([1]))
    given.withLock { $0.append(second) }
    return []
  }
}

private struct Mute: Synthesizer {
  let sampleRate = 22_050

  func synthesize(
    _ pieces: [SpokenPiece], _ settings: VoiceSettings, deliver: (SpeechChunk) -> Bool
  ) -> [SpeechError] {
    pieces.compactMap(\.language).map { .noVoice(language: $0) }
  }
}
