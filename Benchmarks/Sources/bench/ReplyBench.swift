// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Speech
import Synchronization

/// From a key to the first samples queued, and to the last, through dialogue, phrasebook and
/// speaker; in turn with the bare library saying the same text.
func measureReply() throws {
  for key in ["right", "w", "p"] {
    var (ourFirst, ourWhole, bareFirst, bareWhole) = (Times(), Times(), Times(), Times())
    var talk = try Talk()
    let text = talk.lines(talk.press(key)).first?.text ?? ""
    for _ in 0..<8 {
      let said = try answer(key, rounds: 30, &ourFirst, &ourWhole)
      measureBareLibrary(said, rounds: 30, &bareFirst, &bareWhole)
    }
    print(
      "key \(key), \(text.count) characters: first chunk \(show(ourFirst.median)) ms, bare",
      "\(show(bareFirst.median)) ms, ratio \(show(ourFirst.median / bareFirst.median)); whole",
      "\(show(ourWhole.median)) ms, bare \(show(bareWhole.median)) ms,",
      "ratio \(show(ourWhole.median / bareWhole.median))")
  }
}

/// - Returns: What was said.
private func answer(
  _ key: String, rounds: Int, _ first: inout Times, _ whole: inout Times
) throws -> String {
  let (queue, clock) = (Queue(), ContinuousClock())
  let synthesizer = Returning(try waitForESpeak())
  let speaker = Speaker(synthesizer, queue) { print($0) }
  var talk = try Talk()
  _ = talk.press(key)
  var said = ""
  for round in 0...rounds {
    if key == "right" { _ = talk.press("left") }
    queue.forget()
    let start = clock.now
    let lines = talk.lines(talk.press(key))
    guard let line = lines.first else { break }
    speaker.say(line.spoken.map { SpokenPiece($0.text, language: $0.language) }, .focus)
    settleQuietly(speaker)
    said = line.spoken.map(\.text).joined()
    // The first round loads the voice.
    guard round > 0, let begun = queue.begun else { continue }
    first.add(from: start, to: begun)
    whole.add(from: start, to: synthesizer.end)
  }
  return said
}

private func settleQuietly(_ speaker: Speaker) { while speaker.isSpeaking { usleep(200) } }

/// Notes when the first samples of an answer are queued.
private final class Queue: AudioOutput {
  let isLive = true
  let latency = Duration.zero
  let pending = 0
  private let first = Mutex<ContinuousClock.Instant?>(nil)

  var begun: ContinuousClock.Instant? { first.withLock { $0 } }
  func forget() { first.withLock { $0 = nil } }
  func append(_ samples: [Int16], from: Direction) {
    first.withLock { $0 = $0 ?? ContinuousClock().now }
  }
  func silence() {}
  func play(_ samples: [Int16], volume: Int, from: Direction) {}
}
