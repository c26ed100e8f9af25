// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The characters that a client can show and send.
enum Charset: String, CaseIterable, Sendable {
  // By the names of the IANA, the best first.
  case utf8 = "UTF-8"
  case latin1 = "ISO-8859-1"
  case ascii = "US-ASCII"

  /// - Parameter name: as clients write it, or as the end of a locale such as "de_DE.UTF-8".
  init?(named name: some StringProtocol) {
    switch name.uppercased().filter({ $0.isLetter || $0.isNumber }) {
    case "UTF8": self = .utf8
    case "ISO88591", "ISO885915", "LATIN1", "WINDOWS1252", "CP1252": self = .latin1
    case "USASCII", "ASCII", "ANSIX341968": self = .ascii
    default: return nil
    }
  }

  /// What bytes say. What is no UTF-8 was typed at a client that never said what it sends.
  func text(of bytes: [UInt8]) -> String {
    if self != .latin1, let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// A text in these characters; those that are missing are transliterated.
  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .latin1: bytes(of: text) { $0.value <= 0xFF }
    case .ascii: bytes(of: text, where: \.isASCII)
    }
  }

  private func bytes(
    of text: String, where isThere: (Unicode.Scalar) -> Bool
  ) -> [UInt8] {
    var (bytes, missing): ([UInt8], String) = ([], "")
    func transliterate() {
      let latin = missing.applyingTransform(Self.toASCII, reverse: false) ?? missing
      bytes += latin.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : UInt8(ascii: "?") }
      missing = ""
    }
    // Letters that are missing stay together: how one is written hangs on its neighbours.
    for character in text.precomposedStringWithCanonicalMapping {
      if character.unicodeScalars.allSatisfy(isThere) {
        transliterate()
        bytes += character.unicodeScalars.map { UInt8($0.value) }
      } else {
        missing.append(character)
      }
    }
    transliterate()
    return bytes
  }

  private static let toASCII = StringTransform("Any-Latin; Latin-ASCII; [:Lm:] Remove")
}
