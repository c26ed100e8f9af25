// SPDX-License-Identifier: GPL-3.0-or-later

import COpenAL

/// A device with its sources: one that streams speech, a few for sounds.
struct Stage: ~Copyable {
  /// How long an idle device goes on before it is paused: longer than between two keys, for
  /// waking it takes some milliseconds more.
  private static let patience = Duration.seconds(10)

  private let device: OpaquePointer
  private let context: OpaquePointer
  private let sampleRate: Int
  private let speech: ALuint
  /// Samples in each buffer queued on the speech source, oldest first.
  private var queued: [Int] = []
  private var sounds: [(source: ALuint, buffer: ALuint)]
  private var isPaused = false
  private var lastUse = ContinuousClock.now
  /// Someone will call ``rest()`` after a while.
  var isWatched = false

  /// - Parameter format: Attributes of the context, for a device that renders to memory.
  init(
    _ device: OpaquePointer?, sampleRate: Int, format: [Int32] = []
  ) throws(SoundError) {
    guard let device else { throw .noDevice }
    guard let context = alcCreateContext(device, format + [0]) else {
      let code = alcGetError(device)
      alcCloseDevice(device)
      throw .refused(code: Int(code))
    }
    alcSetThreadContext(context)
    var sources = [ALuint](repeating: 0, count: 5)
    alGenSources(5, &sources)
    alcSetThreadContext(nil)
    self.device = device
    self.context = context
    self.sampleRate = sampleRate
    speech = sources[0]
    sounds = sources[1...].map { ($0, 0) }
  }

  deinit {
    alcDestroyContext(context)
    alcCloseDevice(device)
  }

  /// Any thread may come, and each has a current context of its own.
  func enter() { alcSetThreadContext(context) }

  func leave() { alcSetThreadContext(nil) }

  /// Zero once the source has run dry, whatever its queue still holds.
  var pending: Int {
    guard state(speech) == AL_PLAYING else { return 0 }
    var heard: ALint = 0
    alGetSourcei(speech, AL_SAMPLE_OFFSET, &heard)
    return queued.reduce(-Int(heard), +)
  }

  mutating func append(_ samples: [Int16]) {
    var processed: ALint = 0
    alGetSourcei(speech, AL_BUFFERS_PROCESSED, &processed)
    drop(Int(processed))
    var buffer = buffer(samples)
    alSourceQueueBuffers(speech, 1, &buffer)
    queued.append(samples.count)
    guard state(speech) != AL_PLAYING else { return }
    // A source that has run dry would begin again with what has been heard.
    drop(queued.count - 1)
    alSourcePlay(speech)
  }

  mutating func silence() {
    alSourceStop(speech)
    drop(queued.count)
  }

  mutating func play(_ samples: [Int16], volume: Int) {
    var (source, heard) = sounds.removeFirst()
    alSourceStop(source)
    alSourcei(source, AL_BUFFER, 0)
    alDeleteBuffers(heard == 0 ? 0 : 1, &heard)
    let buffer = buffer(samples)
    alSourcei(source, AL_BUFFER, ALint(bitPattern: buffer))
    alSourcef(source, AL_GAIN, Float(volume) / 100)
    alSourcePlay(source)
    sounds.append((source, buffer))
  }

  mutating func wake() {
    if isPaused { alcDeviceResumeSOFT(device) }
    isPaused = false
    lastUse = .now
  }

  /// Pauses the device if nothing has been heard for a while; true if it is paused.
  mutating func rest() -> Bool {
    guard .now - lastUse > Self.patience else { return false }
    let sources = [speech] + sounds.map(\.source)
    guard sources.allSatisfy({ state($0) != AL_PLAYING }) else { return false }
    alcDevicePauseSOFT(device)
    isPaused = true
    isWatched = false
    return true
  }

  /// The next frames of a loopback device: left and right in turn.
  func render(_ frames: Int) -> [Int16] {
    var samples = [Int16](repeating: 0, count: frames * 2)
    alcRenderSamplesSOFT(device, &samples, ALCsizei(frames))
    return samples
  }

  private func state(_ source: ALuint) -> ALint {
    var state: ALint = 0
    alGetSourcei(source, AL_SOURCE_STATE, &state)
    return state
  }

  private func buffer(_ samples: [Int16]) -> ALuint {
    var buffer: ALuint = 0
    alGenBuffers(1, &buffer)
    alBufferData(
      buffer, AL_FORMAT_MONO16, samples, ALsizei(samples.count * 2), ALsizei(sampleRate))
    return buffer
  }

  private mutating func drop(_ count: Int) {
    guard count > 0 else { return }
    var buffers = [ALuint](repeating: 0, count: count)
    alSourceUnqueueBuffers(speech, ALsizei(count), &buffers)
    alDeleteBuffers(ALsizei(count), &buffers)
    queued.removeFirst(count)
  }
}
