// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension String {
  /// The text as it is compared with what is typed: without case and accents, the marks that a
  /// script may leave out, and differences that depend on the keyboard.
  ///
  /// - Digits are those of ASCII.
  /// - Latin: İ and ı are i.
  /// - Arabic: no vowel signs and no tatweel; alef, yeh and heh are one letter each, however they
  ///   are written.
  /// - Devanagari: no nukta; chandrabindu is anusvara.
  /// - Japanese: hiragana is katakana; letters, digits and kana of any width are the same.
  public var folded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    let plain =
      precomposedStringWithCompatibilityMapping
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    var result = String.UnicodeScalarView()
    for scalar in plain.unicodeScalars {
      if let scalar = scalar.folded { result.append(scalar) }
    }
    return String(result)
  }

  /// A name as it is told from others in what is typed: folded, in words with a blank between them,
  /// without punctuation. A minus sign before a number stays.
  public var spelling: String {
    var words = ""
    var rest = folded[...]
    while let character = rest.popFirst() {
      let isSign = character == "-" && rest.first?.isNumber == true
      if isSign || !character.isWhitespace && !character.isPunctuation {
        words.append(character)
      } else if !words.isEmpty, words.last != " " {
        words.append(" ")
      }
    }
    return words.last == " " ? String(words.dropLast()) : words
  }

  /// Letters, digits and signs of any width as those of ASCII.
  var narrowed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCompatibilityMapping
  }
}

extension Character {
  /// Whether its script puts no spaces between words: Chinese characters and kana.
  var isUnspaced: Bool {
    unicodeScalars.contains {
      0x3041...0x30FF ~= $0.value || $0.properties.isIdeographic
    }
  }
}

extension Unicode.Scalar {
  /// Nil for what is left out.
  fileprivate var folded: Unicode.Scalar? {
    switch value {
    case 0x0131: "i"
    case 0x064B...0x065F, 0x0670, 0x0640: nil
    case 0x0622, 0x0623, 0x0625, 0x0671: "\u{0627}"
    case 0x0649, 0x06CC: "\u{064A}"
    case 0x0629: "\u{0647}"
    case 0x06A9: "\u{0643}"
    case 0x093C: nil
    case 0x0901: "\u{0902}"
    // An apostrophe, however it is typed or printed.
    case 0x2018, 0x2019, 0x02BC: "'"
    case 0x3041...0x3096: Unicode.Scalar(value + 0x60)
    case 0x200B...0x200F, 0x061C, 0x2060...0x2069, 0x00AD: nil
    case ..<0x80: self
    default: asciiDigit ?? self
    }
  }

  /// The digit of ASCII for one of any script; nil for what is no digit.
  fileprivate var asciiDigit: Unicode.Scalar? {
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }
}

extension StringProtocol {
  /// The same with the digits of ASCII in place of those of other scripts.
  public var withASCIIDigits: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.asciiDigit ?? $0 }))
  }
}
