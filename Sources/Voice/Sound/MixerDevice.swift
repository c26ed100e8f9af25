// SPDX-License-Identifier: GPL-3.0-or-later

import COpenAL
import Speech

/// A device with its sources: one that streams speech, one for what is listened to in its place, a
/// few for sounds, one for a sound that comes again and again.
///
/// OpenAL may be called on any thread, one at a time for each device: that is what the lock is for.
struct MixerDevice: ~Copyable, @unchecked Sendable {
  /// How long an idle device goes on before it is paused: longer than between two keys, for
  /// waking it takes some milliseconds more.
  private static let patience = Duration.seconds(10)
  /// How long a sound comes again and again while nothing else happens: the player is away.
  private static let stamina = Duration.seconds(60)

  private let device: OpaquePointer
  private let context: OpaquePointer
  private let sampleRate: Int
  /// Attributes of a context that renders to memory.
  private let format: [Int32]
  private var speech: Stream
  private var picture: Stream
  private var sounds: [SoundSource]
  private var loop: SoundSource
  /// What is asked for, as far as it can be had: HRTF wants two channels and a rate it has data for.
  private(set) var placement: SoundPlacement
  private var isPaused = false
  private var lastUse = ContinuousClock.now
  /// Someone will call ``rest()`` after a while.
  var isWatched = false

  /// - Parameter format: Attributes of the context, for a device that renders to memory.
  init(
    _ device: OpaquePointer?, sampleRate: Int, placement: SoundPlacement, format: [Int32] = []
  ) throws(SoundError) {
    guard let device else { throw .noDevice }
    guard let context = alcCreateContext(device, format + placement.attributes) else {
      let code = alcGetError(device)
      alcCloseDevice(device)
      throw .refused(code: Int(code))
    }
    alcSetThreadContext(context)
    defer { alcSetThreadContext(nil) }
    var sources = [ALuint](repeating: 0, count: 7)
    alGenSources(7, &sources)
    alSourcei(sources[1], ALenum(AL_DIRECT_CHANNELS_SOFT), 1)
    // As far away as it may be, everything is as loud as near by.
    for source in sources { alSourcei(source, AL_SOURCE_RELATIVE, 1) }
    self.device = device
    self.context = context
    self.sampleRate = sampleRate
    self.format = format
    self.placement = placement
    speech = Stream(sources[0], channels: 1, sampleRate: sampleRate)
    picture = Stream(sources[1], channels: 2, sampleRate: sampleRate)
    loop = SoundSource(sources[2])
    sounds = sources[3...].map { SoundSource($0) }
    settle(for: placement)
  }

  deinit {
    alcDestroyContext(context)
    alcCloseDevice(device)
  }

  /// Any thread may come, and each has a current context of its own.
  func enter() { alcSetThreadContext(context) }

  func leave() { alcSetThreadContext(nil) }

  /// False once the device has gone or its server has: nothing on it is heard again.
  var isConnected: Bool { property(ALC_CONNECTED) != 0 }

  /// What sounds goes on.
  mutating func place(_ wish: SoundPlacement) {
    guard wish != placement else { return }
    if wish == .hrtf || placement == .hrtf { reset(to: wish) }
    settle(for: wish)
  }

  /// OpenAL mixes the ears together where it is asked for HRTF and has none.
  private mutating func settle(for wish: SoundPlacement) {
    placement = wish
    guard wish == .hrtf, property(ALC_HRTF_SOFT) == 0 else { return }
    placement = .stereo
    reset(to: .stereo)
  }

  private func reset(to placement: SoundPlacement) {
    alcResetDeviceSOFT(device, format + placement.attributes)
  }

  var pending: Int { speech.pending + picture.pending }

  mutating func append(_ samples: [Int16], from direction: Direction) {
    picture.stop()
    move(speech.source, to: direction)
    speech.append(samples)
  }

  mutating func listen(to frames: [Int16]) {
    silence()
    picture.append(frames)
  }

  mutating func silence() {
    speech.stop()
    picture.stop()
  }

  mutating func play(_ samples: [Int16], volume: Int, from direction: Direction) {
    var oldest = sounds.removeFirst()
    move(oldest.source, to: direction)
    oldest.play(samples, sampleRate: sampleRate, volume: volume)
    sounds.append(oldest)
  }

  mutating func loop(_ samples: [Int16]?, volume: Int, from direction: Direction) {
    guard let samples else { return loop.stop() }
    move(loop.source, to: direction)
    loop.play(samples, sampleRate: sampleRate, volume: volume, isLoop: true)
  }

  mutating func wake() {
    if isPaused { alcDeviceResumeSOFT(device) }
    isPaused = false
    lastUse = .now
  }

  /// Pauses the device if nothing has been heard for a while; true if it is paused.
  mutating func rest() -> Bool {
    let idle = ContinuousClock.now - lastUse
    if idle > Self.stamina { loop.stop() }
    guard idle > Self.patience, !speech.isPlaying, !picture.isPlaying, !loop.isPlaying,
      sounds.allSatisfy({ !$0.isPlaying })
    else { return false }
    alcDevicePauseSOFT(device)
    isPaused = true
    isWatched = false
    return true
  }

  /// The next frames of a loopback device: left and right in turn, or one channel.
  func render(_ frames: Int) -> [Int16] {
    let channels = format.contains(ALC_MONO_SOFT) ? 1 : 2
    var samples = [Int16](repeating: 0, count: frames * channels)
    alcRenderSamplesSOFT(device, &samples, ALCsizei(frames))
    return samples
  }

  private func move(_ source: ALuint, to direction: Direction) {
    let (x, y, z) = placement.position(of: direction)
    alSource3f(source, AL_POSITION, x, y, z)
  }

  private func property(_ name: Int32) -> Int32 {
    var value: ALCint = 0
    alcGetIntegerv(device, name, 1, &value)
    return value
  }
}

extension SoundPlacement {
  /// Asked for either way: OpenAL would choose HRTF itself for what it takes for headphones.
  fileprivate var attributes: [Int32] { [ALC_HRTF_SOFT, self == .hrtf ? 1 : 0, 0] }
}
