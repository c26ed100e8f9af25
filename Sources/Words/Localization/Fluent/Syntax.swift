// SPDX-License-Identifier: GPL-3.0-or-later

/// One entry of a Fluent file, as the standard's grammar (Fluent Syntax 1.0) tells them apart.
enum Entry: Equatable, Sendable {
  case message(Definition)
  case term(Definition)
  case comment(Comment)
  case junk(Junk)
}

/// A message, or a term without its leading hyphen.
struct Definition: Equatable, Sendable {
  let name: String
  let value: Pattern?
  let attributes: [Attribute]
  /// The `#` comment on the lines directly above.
  var comment: String?
  /// Where the name begins, in bytes from the start of the file.
  let offset: Int
}

struct Attribute: Equatable, Sendable {
  let name: String
  let value: Pattern
}

struct Comment: Equatable, Sendable {
  /// The number of `#` characters.
  enum Level: Int, Sendable { case entry = 1, group, file }

  let level: Level
  let text: String
}

/// What is no entry: everything up to the next line that looks like the start of one.
struct Junk: Equatable, Sendable {
  let text: String
  let fault: SyntaxFault
  /// Where it begins and where reading failed, in bytes from the start of the file.
  let start: Int
  let offset: Int
}

typealias Pattern = [Element]

enum Element: Equatable, Sendable {
  case text(String)
  case placeable(Expression)
}

indirect enum Expression: Equatable, Sendable {
  case string(String)
  case number(NumberLiteral)
  case variable(String)
  case message(String, attribute: String?)
  case term(String, attribute: String?, arguments: Arguments?)
  case function(String, Arguments)
  case placeable(Expression)
  case select(Expression, [Variant])
}

/// A number as written: `1` and `1.0` are equal in value but differ in plural form.
struct NumberLiteral: Equatable, Sendable {
  let text: String
  let value: Double
}

struct Arguments: Equatable, Sendable {
  var positional: [Expression] = []
  var named: [NamedArgument] = []
}

struct NamedArgument: Equatable, Sendable {
  let name: String
  /// A string or a number; the grammar allows nothing else here.
  let value: Expression
}

struct Variant: Equatable, Sendable {
  enum Key: Equatable, Sendable {
    case name(String)
    case number(NumberLiteral)
  }

  let key: Key
  let value: Pattern
  let isDefault: Bool
}
