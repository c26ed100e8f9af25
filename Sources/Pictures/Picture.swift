// SPDX-License-Identifier: GPL-3.0-or-later

/// A square picture in 24 bit colour.
public struct Picture: Hashable, Sendable {
  /// Points along each side; both grids divide it.
  public static let side = 480

  /// Red, green and blue of each point, row by row from the top.
  let pixels: [UInt8]

  /// A number that changes with the pixels (FNV-1a), by which a saved game knows its picture again.
  public var digest: UInt64 { pixels.fingerprint }
}

extension [UInt8] {
  var fingerprint: UInt64 {
    withUnsafeBufferPointer { bytes in
      var value: UInt64 = 0xCBF2_9CE4_8422_2325
      for index in 0..<bytes.count {
        value = (value ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
      }
      return value
    }
  }
}
