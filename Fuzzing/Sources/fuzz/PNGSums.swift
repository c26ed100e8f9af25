// SPDX-License-Identifier: GPL-3.0-or-later

@testable import Pictures

extension [UInt8] {
  /// A PNG file with the sums of its chunks put right: by chance they never are, and nothing behind them
  /// would be read.
  var withSoundSums: [UInt8] {
    var (bytes, chunks) = (self, PNGChunks(self))
    while let chunk = chunks.next() {
      let end = chunk.whole.upperBound - 4
      let sum = Self.sum(of: bytes[chunk.whole.lowerBound + 4..<end])
      let parts: [UInt32] = [sum >> 24, sum >> 16, sum >> 8, sum]
      for (place, part) in parts.enumerated() {
        bytes[end + place] = UInt8(truncatingIfNeeded: part)
      }
    }
    return bytes
  }

  /// CRC-32 as ISO 3309 has it.
  private static func sum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
