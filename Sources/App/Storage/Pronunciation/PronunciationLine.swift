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
      guard content.last == "]", tag.wholeMatch(of: /[a-z]{2,3}(-[a-z0-9]{2,8})*/) != nil else {
        return .failure(.noLanguage)
      }
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
