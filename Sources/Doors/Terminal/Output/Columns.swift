// SPDX-License-Identifier: GPL-3.0-or-later

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  public var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// 2 for a letter that is East Asian "wide" or "fullwidth", 1 for any other. What combines with
  /// it takes no room of its own, except for Indic vowel signs and the like that stand beside it.
  public var columns: Int {
    isASCII ? 1 : unicodeScalars.reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: 0
    // Vowels and final consonants of a Korean syllable stand in its square.
    case _ where 0x1160...0x11FF ~= value: 0
    default: Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// East Asian Width "wide" and "fullwidth" of Unicode, by blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
