// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Preferences

/// What a line of a pronunciation file holds.
enum PronunciationLine: Hashable {
  /// An empty line or a comment.
  case nothing
  /// The language of the lines below, in lower case.
  case section(String)
  case word(Respelling)

  static func read(
    _ line: Data, in section: String?
  ) -> Result<PronunciationLine, PronunciationComplaint.Cause> {
    guard let text = String(validating: line, as: UTF8.self) else { return .failure(.notUTF8) }
    // Editors of other systems put a byte order mark first and a carriage return last.
    let content = text.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}", "\r"]))
    guard let first = content.first, first != "#" else { return .success(.nothing) }
    if first == "[" {
      let tag = content.dropFirst().dropLast().lowercased()
      guard content.last == "]", isLanguage(tag) else { return .failure(.noLanguage) }
      return .success(.section(tag))
    }
    guard let sign = content.firstIndex(of: "=") else { return .failure(.noEqualsSign) }
    let sides = [content[..<sign], content[content.index(after: sign)...]].map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard let word = Respelling(sides[0], said: sides[1], language: section) else {
      return .failure(.notAWord)
    }
    return .success(.word(word))
  }

  /// Whether a text looks like a tag of BCP 47: two or three letters, then parts of two to eight letters
  /// and digits.
  private static func isLanguage(_ tag: String) -> Bool {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return (2...3).contains(parts[0].count) && parts[0].allSatisfy(letters.contains)
      && parts.dropFirst().allSatisfy { part in
        (2...8).contains(part.count)
          && part.allSatisfy { letters.contains($0) || digits.contains($0) }
      }
  }
}

/// A line of the pronunciation file that cannot be used.
struct PronunciationComplaint: Hashable, Sendable {
  /// From 1.
  let line: Int
  let cause: Cause

  enum Cause: Error, Hashable, Sendable {
    case notUTF8, noEqualsSign
    /// A side of the equals sign is empty or too long.
    case notAWord
    /// What stands in square brackets is no tag of a language.
    case noLanguage
  }

  /// What the player is told.
  ///
  /// - Parameter count: how many more lines cannot be used.
  func term(more count: Int) -> Term {
    let reason: Key =
      switch cause {
      case .notUTF8: "settings-not-utf8"
      case .noEqualsSign: "settings-no-equals"
      case .notAWord: "pronunciation-not-a-word"
      case .noLanguage: "pronunciation-no-language"
      }
    return Term(
      "pronunciation-line",
      ["line": .number(line), "reason": .term(Term(reason)), "more": .number(count)])
  }
}
