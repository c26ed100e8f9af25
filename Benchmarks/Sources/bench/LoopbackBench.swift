// SPDX-License-Identifier: GPL-3.0-or-later

import ESpeak
import Sound
import Speech

/// From the press to the first frame that can be heard, rendered without a device.
func measureLoopback(_ text: String) throws {
  for language in ["en", "es", "de", "pl"] {
    let espeak = try waitForESpeak()
    let loopback = try Loopback(sampleRate: espeak.sampleRate)
    let speaker = Speaker(espeak, loopback.mixer, settings: VoiceSettings(language: language)) {
      print($0)
    }
    let clock = ContinuousClock()
    var times = Times()
    for round in 0...100 {
      // Until what came before has died away, or it would be taken for what comes.
      while !loopback.render(frames: 500).allSatisfy({ $0.magnitude <= 8 }) {}
      let start = clock.now
      speaker.say([SpokenPiece(text)], .focus)
      while loopback.render(frames: 32).allSatisfy({ $0.magnitude <= 8 }) {}
      if round > 0 { times.add(from: start, to: clock.now) }
      speaker.stop()
    }
    settle(speaker)
    loopback.mixer.close()
    print(
      "loopback, say to audible, \(language): median \(show(times.median)) ms,",
      "p99 \(show(times.percentile(99))) ms")
  }
}

/// The speaker before lets go of the library on its own thread.
func waitForESpeak() throws(ESpeakError) -> ESpeakSynthesizer {
  while true {
    do throws(ESpeakError) {
      return try ESpeakSynthesizer()
    } catch {
      guard error == .alreadyInUse else { throw error }
    }
  }
}
