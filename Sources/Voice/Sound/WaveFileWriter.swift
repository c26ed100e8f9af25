// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech

/// A WAV file that is complete after every write, so that it can be heard even if the program
/// is killed. Two channels where places are to be heard, else one.
struct WaveFileWriter: ~Copyable {
  private let file: String
  private let descriptor: Int32
  private let sampleRate: Int
  private let channels: Int
  private var written = 0
  /// Speech, sounds and the sound that comes again and again, after the point that has been
  /// written; of two channels left and right in turn.
  private var speech: [Int16] = []
  private var sounds: [Int] = []
  private var loop: [Int] = []
  private var humHeard = 0
  /// What stands in place of speech is no speech, which ends it.
  private var isListening = false
  /// The first thing that went wrong; nothing is written after it.
  private(set) var problem: SoundError?

  init(file: String, sampleRate: Int, channels: Int) throws(SoundError) {
    // Without waiting, since a named pipe that nobody reads would hold up the game.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
    descriptor = open(file, flags, 0o600)
    guard descriptor >= 0 else { throw .file(file, code: Int(errno)) }
    self.file = file
    self.sampleRate = sampleRate
    self.channels = channels
    writeHeader()
  }

  deinit { close(descriptor) }

  /// Speech that has not been written, in samples of a channel.
  var pending: Int { speech.count / channels }

  mutating func say(_ samples: [Int16], from direction: Direction) {
    if isListening { dropSpeech() }
    speech += placed(samples, 100, direction).map { Int16(clamping: $0) }
  }

  mutating func listen(to frames: [Int16]) {
    isListening = true
    let wave = Wave(frames, sampleRate: sampleRate, channels: 2)
    speech = channels == 2 ? frames : wave.mono.samples
  }

  mutating func dropSpeech() {
    speech = []
    isListening = false
  }

  mutating func play(_ samples: [Int16], volume: Int, from direction: Direction) {
    let sound = placed(samples, volume, direction)
    let missing = sound.count - sounds.count
    if missing > 0 { sounds += Array(repeating: 0, count: missing) }
    for (index, sample) in sound.enumerated() { sounds[index] += sample }
  }

  mutating func loop(_ samples: [Int16]?, volume: Int, from direction: Direction) {
    loop = placed(samples ?? [], volume, direction)
    humHeard = 0
  }

  /// Writes the next frames and goes on behind them.
  mutating func advance(_ frames: Int) {
    let count = frames * channels
    guard count > 0 else { return }
    let mixed = (0..<count).map { index in
      let spoken = index < speech.count ? Int(speech[index]) : 0
      let hummed = loop.isEmpty ? 0 : loop[(humHeard + index) % loop.count]
      return Int16(clamping: spoken + (index < sounds.count ? sounds[index] : 0) + hummed)
    }
    speech.removeFirst(min(count, speech.count))
    sounds.removeFirst(min(count, sounds.count))
    humHeard += count
    // The sizes come last: a file cut short in between is still a whole one.
    mixed.withUnsafeBytes { write($0, at: 44 + written * 2) }
    written += count
    writeHeader()
  }

  /// Writes what still sounds, to the end.
  mutating func finish() {
    loop = []
    advance(max(speech.count, sounds.count) / channels)
  }

  private func placed(_ samples: [Int16], _ volume: Int, _ direction: Direction) -> [Int] {
    guard channels == 2 else { return samples.map { Int($0) * volume / 100 } }
    let (left, right) = SoundPlacement.gains(of: direction)
    let (leftGain, rightGain) = (left * Double(volume) / 100, right * Double(volume) / 100)
    var placed: [Int] = []
    placed.reserveCapacity(samples.count * 2)
    for sample in samples {
      placed.append(Int(Double(sample) * leftGain))
      placed.append(Int(Double(sample) * rightGain))
    }
    return placed
  }

  private mutating func writeHeader() {
    Wave.header(samples: written, sampleRate: sampleRate, channels: channels)
      .withUnsafeBytes { write($0, at: 0) }
  }

  private mutating func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    guard problem == nil else { return }
    guard pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)) == bytes.count else {
      problem = .file(file, code: Int(errno == 0 ? ENOSPC : errno))
      return
    }
  }
}
