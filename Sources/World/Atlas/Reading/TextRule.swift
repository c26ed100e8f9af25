// SPDX-License-Identifier: GPL-3.0-or-later

/// What a text from a file must be before it may reach a terminal or a synthesiser.
enum TextRule {
  /// `limit` counts Unicode scalars, so that one letter under a thousand accents is long as well.
  static func flaw(in text: String, limit: Int) -> Flaw? {
    if text.unicodeScalars.count > limit { return .textTooLong(limit: limit) }
    for scalar in text.unicodeScalars {
      if isDirectionMark(scalar) { return .directionMark }
      if isControl(scalar) { return .controlCharacter }
    }
    return text.unicodeScalars.allSatisfy(isSilent) ? .noText : nil
  }

  /// Letters, digits, hyphen, underscore of ASCII: safe in a file name, a message key and a save.
  static func isID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch Character(Unicode.Scalar(byte)) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
      }
  }

  /// Terminals act on these; separators of lines and paragraphs would break one line into two.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The marks, embeddings, overrides and isolates of the bidirectional algorithm (UAX #9).
  private static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Neither seen nor spoken.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
  }
}
