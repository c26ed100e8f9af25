// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Foundation
import Sound
import Speech

/// From the press until the player's device takes the first samples: awake, and out of the
/// pause that an idle device is put into.
func measureDevice() throws {
  let espeak = try ESpeakSynthesizer()
  let clock = ContinuousClock()
  let start = clock.now
  let mixer: Mixer
  do throws(SoundError) {
    mixer = try Mixer(sampleRate: espeak.sampleRate)
  } catch {
    print(
      "no device: \(error), known in \(show(start.duration(to: clock.now) / .milliseconds(1))) ms")
    return
  }
  defer { mixer.close() }
  print("opened in \(show(start.duration(to: clock.now) / .milliseconds(1))) ms")
  let speaker = Speaker(espeak, mixer) { print($0) }
  for (name, rest, rounds) in [("awake", 0.2, 30), ("paused", 13, 3)] {
    var times = Times()
    for round in 0...rounds {
      speaker.stop()
      Thread.sleep(forTimeInterval: rest)
      let start = clock.now
      speaker.say([SpokenPiece("Moved Germany to column three.")], .focus)
      var most = 0
      while start.duration(to: clock.now) < .seconds(1) {
        let pending = mixer.pending
        // More comes in while it is synthesised; less means that some has been taken.
        guard pending >= most else { break }
        most = pending
      }
      // The first finds a sound server asleep, which is not ours to wake.
      if round > 0 { times.add(from: start, to: clock.now) }
    }
    print(
      "\(name), say to taken by the device: median \(show(times.median)) ms,",
      "p99 \(show(times.percentile(99))) ms")
  }
  settle(speaker)
}
