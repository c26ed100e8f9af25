// SPDX-License-Identifier: GPL-3.0-or-later

import COpenAL

/// A source of OpenAL that plays what is appended, one piece after the other, in the context that
/// is current.
struct Stream {
  let source: ALuint
  let channels: Int
  let sampleRate: Int
  /// Frames in each buffer queued on the source, oldest first.
  private var queued: [Int] = []

  init(_ source: ALuint, channels: Int, sampleRate: Int) {
    self.source = source
    self.channels = channels
    self.sampleRate = sampleRate
  }

  var isPlaying: Bool { state(of: source) == AL_PLAYING }

  /// Frames still to be heard; zero once the source has run dry, whatever its queue still holds.
  var pending: Int {
    guard !queued.isEmpty, isPlaying else { return 0 }
    var heard: ALint = 0
    alGetSourcei(source, AL_SAMPLE_OFFSET, &heard)
    return queued.reduce(-Int(heard), +)
  }

  mutating func append(_ samples: [Int16]) {
    var processed: ALint = 0
    alGetSourcei(source, AL_BUFFERS_PROCESSED, &processed)
    drop(Int(processed))
    var buffer = makeBuffer(samples, channels: channels, sampleRate: sampleRate)
    alSourceQueueBuffers(source, 1, &buffer)
    queued.append(samples.count / channels)
    guard !isPlaying else { return }
    // A source that has run dry would begin again with what has been heard.
    drop(queued.count - 1)
    alSourcePlay(source)
  }

  mutating func stop() {
    guard !queued.isEmpty else { return }
    alSourceStop(source)
    drop(queued.count)
  }

  private mutating func drop(_ count: Int) {
    guard count > 0 else { return }
    var buffers = [ALuint](repeating: 0, count: count)
    alSourceUnqueueBuffers(source, ALsizei(count), &buffers)
    alDeleteBuffers(ALsizei(count), &buffers)
    queued.removeFirst(count)
  }
}

func state(of source: ALuint) -> ALint {
  var state: ALint = 0
  alGetSourcei(source, AL_SOURCE_STATE, &state)
  return state
}

func makeBuffer(_ samples: [Int16], channels: Int = 1, sampleRate: Int) -> ALuint {
  var buffer: ALuint = 0
  alGenBuffers(1, &buffer)
  alBufferData(
    buffer, channels == 2 ? AL_FORMAT_STEREO16 : AL_FORMAT_MONO16, samples,
    ALsizei(samples.count * 2), ALsizei(sampleRate))
  return buffer
}
