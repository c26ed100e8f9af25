// SPDX-License-Identifier: GPL-3.0-or-later

/// Bytes as one number (FNV-1a, 64 bits); the same on every machine and in every release.
public struct Fingerprint: Sendable {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public init(of bytes: [UInt8]) { add(bytes) }

  /// As they are, without their count.
  public mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<bytes.count { add(bytes[index]) }
    }
  }

  /// Eight bytes, the lowest first.
  public mutating func add(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// In UTF-8, and a zero after it.
  public mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(UInt8(0))
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}
