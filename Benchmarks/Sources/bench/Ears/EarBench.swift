// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Foundation
import Sound
import Speech

/// What the player's ears get: rendered without a device, how soon an interruption is heard and how
/// far apart places are, and by a sound server, how soon a key is answered. The ratios are against
/// the goals.
func measureEars() throws {
  try measureBargeIn()
  try measurePlaces()
  try measureKeyToSound()
}

/// From `stop` to the last frame of the old message, and from the new one to its first.
private func measureBargeIn() throws {
  let espeak = try waitForESpeak()
  let loopback = try Loopback(sampleRate: espeak.sampleRate)
  let speaker = Speaker(espeak, loopback.mixer) { print($0) }
  let text = String(repeating: "Moved Germany to column three. ", count: 10)
  var (gone, audible) = (Times(), Times())
  for _ in 0..<200 {
    speaker.say([SpokenPiece(text)], .focus)
    while loopback.mixer.pending == 0 {}
    _ = loopback.render(frames: 4_000)
    speaker.stop()
    let rest = loopback.render(frames: 2_000)
    gone.add(frames: (rest.lastIndex { $0.magnitude > 8 } ?? -2) / 2 + 1)
    speaker.say([SpokenPiece("1")], .focus)
    while loopback.mixer.pending == 0 {}
    let new = loopback.render(frames: 1_000)
    audible.add(frames: (new.firstIndex { $0.magnitude > 8 } ?? 2_000) / 2)
    speaker.stop()
    _ = loopback.render(frames: 2_000)
  }
  settle(speaker)
  loopback.mixer.close()
  report("old message gone", gone, goal: 96)
  report("new message audible", audible, goal: 240)
}

private func report(_ name: String, _ frames: Times, goal: Int) {
  let most = frames.percentile(100)
  print(
    "\(name): median \(Int(frames.median)) frames, most \(Int(most)),",
    "ratio to the goal of \(goal): \(show(most / Double(goal)))")
}

private func measurePlaces() throws {
  for (placement, goal) in [(SoundPlacement.stereo, 20.0), (.hrtf, 3.0)] {
    let levels = try [-1.0, 0, 1].map { try level(Direction(x: $0, y: 0), placement) }
    let outermost = min(levels[0], -levels[2])
    print(
      "\(placement.rawValue): outermost places \(show(outermost)) dB,",
      "ratio to the goal of \(Int(goal)): \(show(outermost / goal));",
      "middle \(show(abs(levels[1]))) dB, goal 0.5")
  }
}

/// How much louder the left ear hears noise, in decibels.
private func level(_ direction: Direction, _ placement: SoundPlacement) throws -> Double {
  let loopback = try Loopback(
    sampleRate: 22_050, placement: placement, frequency: placement == .hrtf ? 44_100 : nil)
  defer { loopback.mixer.close() }
  var state: UInt32 = 1
  let noise = (0..<12_000).map { _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int16(truncatingIfNeeded: state >> 16) / 4
  }
  loopback.mixer.append(noise, from: direction)
  let heard = loopback.render(frames: 10_000).dropFirst(2_000)
  let powers = [0, 1].map { ear in
    stride(from: ear, to: heard.count, by: 2).reduce(0.1) {
      $0 + pow(Double(heard[heard.startIndex + $1]), 2)
    }
  }
  return 10 * log10(powers[0] / powers[1])
}

extension Times {
  /// Frames are counted as milliseconds are.
  fileprivate mutating func add(frames: Int) {
    add(.milliseconds(frames))
  }
}
