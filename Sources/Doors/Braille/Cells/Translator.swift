// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Braille with or without contractions.
public enum Grade: Int, CaseIterable, Hashable, Sendable {
  case one = 1
  case two = 2
}

/// Turns words into the braille of a language, by the tables of liblouis.
///
/// The library has one global state that two threads must not enter: all translators share it and
/// wait for each other. The first text of a language takes up to a tenth of a second, while its
/// table is read.
public struct Translator: Hashable, Sendable {
  static let library = Mutex(Louis())

  /// BCP 47; a region gives way to its language.
  public let language: String
  public let grade: Grade

  /// Where a language has no table for a grade, it gets the one it has; where it has none at all,
  /// English is taken.
  public init(language: String, grade: Grade) {
    self.language = language
    self.grade = grade
  }

  /// The file of the table that is used; nil where liblouis has no tables.
  public var table: String? {
    Self.library.withLock { $0.table(of: language, grade) }
  }

  /// The text in cells. Braille characters in it stay as they are; what the table does not know is
  /// shown without its accent, or as a full cell. Without tables nothing is shown.
  public func translate(_ text: String) -> Translation {
    Self.library.withLock { $0.translate(text, language, grade) }
  }
}
