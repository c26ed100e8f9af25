// SPDX-License-Identifier: GPL-3.0-or-later

import CSndFile
import Foundation

/// Sound as a WAV file holds it: 16 bit, one channel or two.
public struct Wave: Hashable, Sendable {
  /// Of two channels left and right in turn.
  public let samples: [Int16]
  /// Samples of each channel in a second.
  public let sampleRate: Int
  /// 1 or 2.
  public let channels: Int

  /// What no sound of the game comes near, in samples; a small file can hold very many.
  private static let longest = 5_000_000

  public init(_ samples: [Int16], sampleRate: Int, channels: Int = 1) {
    self.samples = samples
    self.sampleRate = sampleRate
    self.channels = channels
  }

  /// Reads what libsndfile reads, brought to 16 bit.
  public init(file: String) throws(SoundError) {
    var status = stat()
    guard stat(file, &status) == 0 else { throw .file(file, code: Int(errno)) }
    // Opening a pipe would wait for somebody to write into it.
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notASound(file: file) }
    guard access(file, R_OK) == 0 else { throw .file(file, code: Int(errno)) }
    var info = SF_INFO()
    guard let sound = sf_open(file, Int32(SFM_READ), &info) else {
      throw .notASound(file: file)
    }
    defer { sf_close(sound) }
    let channels = Int(info.channels)
    guard 1...2 ~= channels, 8_000...192_000 ~= info.samplerate,
      1...sf_count_t(Self.longest / channels) ~= info.frames
    else { throw .notASound(file: file) }
    // Read as 16 bit, floating point would be made as loud as can be.
    let levels = [Float](unsafeUninitializedCapacity: Int(info.frames) * channels) {
      $1 = Int(sf_readf_float(sound, $0.baseAddress, info.frames)) * channels
    }
    samples = levels.map { $0.isNaN ? 0 : Int16(max(-32_768, min(32_767, $0 * 32_768))) }
    guard !samples.isEmpty else { throw .notASound(file: file) }
    sampleRate = Int(info.samplerate)
    self.channels = channels
  }

  /// The whole file.
  public var bytes: [UInt8] {
    Self.header(samples: samples.count, sampleRate: sampleRate, channels: channels)
      + samples.flatMap { UInt16(bitPattern: $0).littleEndianBytes }
  }

  /// The 44 bytes before the samples.
  static func header(samples: Int, sampleRate: Int, channels: Int) -> [UInt8] {
    let size = UInt32(clamping: samples * 2)
    var header: [UInt8] = []
    header += Array("RIFF".utf8) + UInt32(clamping: samples * 2 + 36).littleEndianBytes
    header += Array("WAVEfmt ".utf8) + UInt32(16).littleEndianBytes
    header += UInt16(1).littleEndianBytes + UInt16(channels).littleEndianBytes
    header += UInt32(sampleRate).littleEndianBytes
    header += UInt32(sampleRate * 2 * channels).littleEndianBytes
    header += UInt16(2 * channels).littleEndianBytes + UInt16(16).littleEndianBytes
    header += Array("data".utf8) + size.littleEndianBytes
    return header
  }
}

extension Wave {
  /// Both channels brought together in one.
  public var mono: Wave {
    guard channels == 2 else { return self }
    let mixed = stride(from: 0, to: samples.count, by: 2).map {
      Int16((Int(samples[$0]) + Int(samples[$0 + 1])) / 2)
    }
    return Wave(mixed, sampleRate: sampleRate)
  }

  /// One channel at another rate: the steps between filled in straight lines, or what falls on one
  /// step averaged.
  public func resampled(to rate: Int) -> Wave {
    guard rate != sampleRate, channels == 1 else { return self }
    let count = samples.count * rate / sampleRate
    let resampled = (0..<count).map { index in
      let (whole, part) = (index * sampleRate).quotientAndRemainder(dividingBy: rate)
      if rate < sampleRate {
        let end = min((index + 1) * sampleRate / rate, samples.count)
        let step = samples[whole..<max(end, whole + 1)]
        return Int16(step.reduce(0) { $0 + Int($1) } / step.count)
      }
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
