// SPDX-License-Identifier: GPL-3.0-or-later

/// Numbers that tell positions apart.
enum SearchHash {
  /// Spread over all bits and then folded: without the spreading, sums of numbers that differ in few
  /// bits would be alike far too often.
  static func mixed(_ bits: UInt64) -> UInt64 {
    let spread = bits &* 0xBF58_476D_1CE4_E5B9 ^ 0x2D35_8DCC_AA6C_78A5
    let product = spread.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
