// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Synchronization

/// Notes when the first chunk after a press comes.
private final class Ear: AudioOutput {
  let isLive = true
  let latency = Duration.zero
  let pending = 0
  private let state = Mutex<(begun: ContinuousClock.Instant?, chunks: Int)>((nil, 0))

  var begun: ContinuousClock.Instant? { state.withLock { $0.begun } }
  var chunks: Int { state.withLock { $0.chunks } }

  func append(_ samples: [Int16], from: Direction) {
    state.withLock { state in
      if state.begun == nil { state.begun = ContinuousClock().now }
      state.chunks += 1
    }
  }

  func silence() {}
  func play(_ samples: [Int16], volume: Int, from: Direction) {}
  func forget() { state.withLock { $0 = (nil, 0) } }
}

/// A key held down: every press speaks, and interrupts the press before.
func measureSpeaker(_ text: String) throws {
  let (ear, clock) = (Ear(), ContinuousClock())
  let speaker = Speaker(try waitForESpeak(), ear) { print($0) }
  var times = Times()
  var lost = 0
  for _ in 0..<2_000 {
    speaker.stop()
    ear.forget()
    let start = clock.now
    speaker.say([SpokenPiece(text)], .focus)
    while ear.begun == nil, start.duration(to: clock.now) < .milliseconds(100) {}
    if let begun = ear.begun { times.add(from: start, to: begun) } else { lost += 1 }
  }
  settle(speaker)
  print(
    "2000 presses, say to first chunk at the output: median \(show(times.median)) ms,",
    "p99 \(show(times.percentile(99))) ms, lost \(lost)")
}

func measureCancel(_ text: String) throws {
  let (ear, clock) = (Ear(), ContinuousClock())
  let synthesizer = Returning(try waitForESpeak())
  let speaker = Speaker(synthesizer, ear) { print($0) }
  var times = Times()
  var late = 0
  for _ in 0..<200 {
    ear.forget()
    speaker.say([SpokenPiece(text)], .focus)
    while ear.chunks < 5 {}
    let start = clock.now
    speaker.stop()
    let before = ear.chunks
    synthesizer.returned.wait()
    times.add(from: start, to: synthesizer.end)
    late += ear.chunks - before
  }
  settle(speaker)
  print(
    "cancel to the synthesizer's return: median \(show(times.median)) ms,",
    "p99 \(show(times.percentile(99))) ms, chunks after it \(late) in 200")
}

/// Lets go of the library for what is measured next.
func settle(_ speaker: Speaker) {
  speaker.stop()
  while speaker.isSpeaking {}
}
