// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import ESpeak
import Speech
import Synchronization

/// Notes when the synthesizer has come back.
final class Returning: Synthesizer {
  let sampleRate: Int
  let returned = DispatchSemaphore(value: 0)
  private let espeak: ESpeakSynthesizer
  private let time = Mutex(ContinuousClock().now)

  init(_ espeak: ESpeakSynthesizer) {
    self.espeak = espeak
    sampleRate = espeak.sampleRate
  }

  var end: ContinuousClock.Instant { time.withLock { $0 } }

  func synthesize(
    _ pieces: [SpokenPiece], _ settings: VoiceSettings, deliver: (SpeechChunk) -> Bool
  ) -> [SpeechError] {
    defer {
      time.withLock { $0 = ContinuousClock().now }
      returned.signal()
    }
    return espeak.synthesize(pieces, settings, deliver: deliver)
  }
}
