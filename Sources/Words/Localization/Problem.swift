// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Something wrong in the files of a language, or in what it was asked to say. The line is said all
/// the same, as well as it can be.
public enum Problem: Hashable, Sendable {
  case unreadableFile(String)
  /// - Parameter key: The message that could not be read, if the place tells; English stands in.
  case junk(file: String, line: Int, key: String?, fault: SyntaxFault)
  /// The first message of that name counts.
  case repeatedKey(String, file: String, line: Int)
  /// A plural rule or list pattern of `language.ftl` that is not in the form it needs.
  case badRule(String)
  /// English was used.
  case untranslated(String)
  /// No language has the message, and it brought no words of its own.
  case unknownKey(String)
  case missingVariable(String, key: String)
  case unknownFunction(String, key: String)
  case unknownArgument(String, key: String)
  /// A message that contains itself.
  case cycle(String)
  /// Messages nested beyond any sentence, or a line that grew without end; the rest is left out.
  case tooLong(String)

  /// Whether the line has no end worth looking at.
  public var isRunaway: Bool { if case .tooLong = self { true } else { false } }

  /// The problem as a message for the player.
  public var term: Term {
    switch self {
    case .unreadableFile(let file): Term("problem-unreadable-file", ["file": .text(file)])
    case .junk(let file, let line, let key?, _):
      Term("problem-junk", ["file": .text(file), "line": .number(line), "key": .text(key)])
    case .junk(let file, let line, nil, _):
      Term("problem-junk-unnamed", ["file": .text(file), "line": .number(line)])
    case .repeatedKey(let key, let file, let line):
      Term(
        "problem-repeated-key", ["file": .text(file), "line": .number(line), "key": .text(key)])
    case .badRule(let key), .cycle(let key), .tooLong(let key), .missingVariable(_, let key),
      .unknownFunction(_, let key), .unknownArgument(_, let key):
      Term("problem-bad-message", ["key": .text(key)])
    case .untranslated(let key), .unknownKey(let key):
      Term("problem-untranslated", ["key": .text(key)])
    }
  }
}
