// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Sound as a WAV file holds it: 16 bit, one channel.
public struct Wave: Hashable, Sendable {
  public let samples: [Int16]
  /// Samples in a second.
  public let sampleRate: Int

  /// What no sound of the game comes near, in bytes.
  private static let longest = 10_000_000

  public init(_ samples: [Int16], sampleRate: Int) {
    self.samples = samples
    self.sampleRate = sampleRate
  }

  /// Reads a file of 16 bit PCM; two channels are brought together in one.
  public init(file: String) throws(SoundError) {
    var status = stat()
    guard stat(file, &status) == 0 else { throw .file(file, code: Int(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size < Self.longest else {
      throw .notASound(file: file)
    }
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw .file(file, code: Int(EACCES))
    }
    guard let wave = Wave(bytes: [UInt8](bytes)) else { throw .notASound(file: file) }
    self = wave
  }

  init?(bytes: [UInt8]) {
    var chunks = RiffChunks(bytes)
    guard let format = chunks.next("fmt "), format.count >= 16,
      let sound = chunks.next("data"), !sound.isEmpty
    else { return nil }
    let channels = format.number(2, at: 2)
    let rate = format.number(4, at: 4)
    guard format.number(2, at: 0) == 1, format.number(2, at: 14) == 16,
      1...2 ~= channels, 8_000...192_000 ~= rate, sound.count % (2 * channels) == 0
    else { return nil }
    let all = stride(from: 0, to: sound.count, by: 2).map {
      Int(Int16(truncatingIfNeeded: sound.number(2, at: $0)))
    }
    samples = stride(from: 0, to: all.count, by: channels).map {
      Int16(all[$0..<$0 + channels].reduce(0, +) / channels)
    }
    sampleRate = rate
  }

  /// The whole file.
  public var bytes: [UInt8] {
    Self.header(samples: samples.count, sampleRate: sampleRate)
      + samples.flatMap { UInt16(bitPattern: $0).littleEndianBytes }
  }

  /// The 44 bytes before the samples.
  static func header(samples: Int, sampleRate: Int) -> [UInt8] {
    let size = UInt32(clamping: samples * 2)
    var header: [UInt8] = []
    header += Array("RIFF".utf8) + UInt32(clamping: samples * 2 + 36).littleEndianBytes
    header += Array("WAVEfmt ".utf8) + UInt32(16).littleEndianBytes
    header += UInt16(1).littleEndianBytes + UInt16(1).littleEndianBytes
    header += UInt32(sampleRate).littleEndianBytes + UInt32(sampleRate * 2).littleEndianBytes
    header += UInt16(2).littleEndianBytes + UInt16(16).littleEndianBytes
    header += Array("data".utf8) + size.littleEndianBytes
    return header
  }

  /// The same sound at another rate, the steps between filled in straight lines.
  public func resampled(to rate: Int) -> Wave {
    guard rate != sampleRate else { return self }
    let count = samples.count * rate / sampleRate
    let resampled = (0..<count).map { index in
      let (whole, part) = (index * sampleRate).quotientAndRemainder(dividingBy: rate)
      let (before, after) = (Int(samples[whole]), Int(samples[min(whole + 1, samples.count - 1)]))
      return Int16(before + (after - before) * part / rate)
    }
    return Wave(resampled, sampleRate: rate)
  }
}

extension FixedWidthInteger {
  fileprivate var littleEndianBytes: [UInt8] {
    withUnsafeBytes(of: littleEndian) { Array($0) }
  }
}
