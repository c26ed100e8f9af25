// SPDX-License-Identifier: GPL-3.0-or-later

import COpenAL

/// A source of OpenAL that plays one thing as a whole, in the context that is current.
struct SoundSource {
  let source: ALuint
  private var buffer: ALuint = 0

  init(_ source: ALuint) { self.source = source }

  var isPlaying: Bool { state(of: source) == AL_PLAYING }

  /// - Parameter volume: 0...100.
  mutating func play(_ samples: [Int16], sampleRate: Int, volume: Int, isLoop: Bool = false) {
    stop()
    buffer = makeBuffer(samples, sampleRate: sampleRate)
    alSourcei(source, AL_BUFFER, ALint(bitPattern: buffer))
    alSourcef(source, AL_GAIN, Float(volume) / 100)
    alSourcei(source, AL_LOOPING, isLoop ? 1 : 0)
    alSourcePlay(source)
  }

  mutating func stop() {
    guard buffer != 0 else { return }
    alSourceStop(source)
    alSourcei(source, AL_BUFFER, 0)
    alDeleteBuffers(1, &buffer)
    buffer = 0
  }
}
