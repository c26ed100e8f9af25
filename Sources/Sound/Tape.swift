// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A WAV file that is complete after every write, so that it can be heard even if the program
/// is killed.
struct Tape: ~Copyable {
  private let file: String
  private let descriptor: Int32
  private let sampleRate: Int
  private var written = 0
  /// Speech and sounds after the point that has been written.
  private(set) var speech: [Int16] = []
  private var sounds: [Int] = []
  /// The first thing that went wrong; nothing is written after it.
  private(set) var problem: SoundError?

  init(file: String, sampleRate: Int) throws(SoundError) {
    descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .file(file, code: Int(errno)) }
    self.file = file
    self.sampleRate = sampleRate
    writeHeader()
  }

  deinit { close(descriptor) }

  mutating func say(_ samples: [Int16]) { speech += samples }

  mutating func dropSpeech() { speech = [] }

  mutating func play(_ samples: [Int16], volume: Int) {
    let missing = samples.count - sounds.count
    if missing > 0 { sounds += Array(repeating: 0, count: missing) }
    for (index, sample) in samples.enumerated() { sounds[index] += Int(sample) * volume / 100 }
  }

  /// Writes the next samples and goes on behind them.
  mutating func advance(_ count: Int) {
    guard count > 0 else { return }
    let mixed = (0..<count).map { index in
      let spoken = index < speech.count ? Int(speech[index]) : 0
      return Int16(clamping: spoken + (index < sounds.count ? sounds[index] : 0))
    }
    speech.removeFirst(min(count, speech.count))
    sounds.removeFirst(min(count, sounds.count))
    // The sizes come last: a file cut short in between is still a whole one.
    mixed.withUnsafeBytes { write($0, at: 44 + written * 2) }
    written += count
    writeHeader()
  }

  /// Writes what still sounds, to the end.
  mutating func finish() { advance(max(speech.count, sounds.count)) }

  private mutating func writeHeader() {
    Wave.header(samples: written, sampleRate: sampleRate).withUnsafeBytes { write($0, at: 0) }
  }

  private mutating func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    guard problem == nil else { return }
    guard pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(offset)) == bytes.count else {
      problem = .file(file, code: Int(errno == 0 ? ENOSPC : errno))
      return
    }
  }
}
