// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Foundation

/// Numbers in the words of a language, for a voice that reads long ones badly: eSpeak NG says
/// 300,000 in Chinese as three hundred thousands, and 10,000 in Japanese as ten thousands.
struct SpelledNumbers {
  /// The first that is written out; smaller ones are left to the voice.
  let least: Int
  private let formatter: NumberFormatter

  /// - Parameter language: a BCP 47 tag.
  init(_ language: String, from least: Int) {
    self.least = least
    formatter = Self.formatter(language)
  }

  private static func formatter(_ language: String) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.numberStyle = .spellOut
    return formatter
  }

  /// The numbers from 0 on by their words, as these are compared with what is typed.
  static func words(upTo last: Int, in language: String) -> [String: Int] {
    let formatter = formatter(language)
    return (0...last).reduce(into: [:]) { words, number in
      if let word = formatter.string(from: NSNumber(value: number)) {
        words[word.spelling] = number
      }
    }
  }

  /// A run of digits is a number unless a letter, a hyphen, or a point or comma with more digits
  /// stands beside it.
  func applied(to text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isDigit) {
      let end = rest[start...].firstIndex { !$0.isDigit } ?? rest.endIndex
      let isAlone =
        !(text[..<start].last?.joinsNumbers ?? false) && !text[end...].beginsOfNumber
      result += rest[..<start]
      result += (isAlone ? spelled(rest[start..<end]) : nil) ?? String(rest[start..<end])
      rest = rest[end...]
    }
    return result + rest
  }

  /// Nil for what begins with nought, such as a part of a day, and for what the voice says itself.
  private func spelled(_ digits: Substring) -> String? {
    guard digits.first != "0", let number = Int(digits), number >= least else { return nil }
    return formatter.string(from: NSNumber(value: number))
  }
}

extension Character {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }

  /// Whether digits after it are part of something else: a card, a day, the end of a decimal.
  fileprivate var joinsNumbers: Bool { isASCII && (isLetter || "-.,".contains(self)) }
}

extension Substring {
  /// Whether digits before it are part of something else.
  fileprivate var beginsOfNumber: Bool {
    guard let first else { return false }
    return first.isASCII && first.isLetter || first == "-"
      || ".,".contains(first) && (dropFirst().first?.isDigit ?? false)
  }
}
