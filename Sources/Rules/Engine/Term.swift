// SPDX-License-Identifier: GPL-3.0-or-later

/// The name of a message in the phrasebook, such as `told-moved`.
///
/// A key with a dot asks for one form of a message: `place-column.to` is the form used after a
/// movement. Where a language has no such form, the plain message serves.
public struct Key: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  /// The same message in another form; a form asked for earlier is replaced.
  public func form(_ form: String) -> Key {
    let end = name.utf8.firstIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return Key("\(name[..<end]).\(form)")
  }

  public var description: String { name }
}

extension Key: Codable {
  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// What is said, before any language: a message and what fills its gaps.
public struct Term: Hashable, Sendable, Codable {
  public let key: Key
  public let fillings: [String: Filling]
  /// What is said when no language knows the key: a name from a player's own file.
  public let fallback: String?

  public init(_ key: Key, _ fillings: [String: Filling] = [:], fallback: String? = nil) {
    self.key = key
    self.fillings = fillings
    self.fallback = fallback
  }

  /// The same term with its message in another form; see ``Key/form(_:)``.
  public func form(_ form: String) -> Term {
    Term(key.form(form), fillings, fallback: fallback)
  }
}

extension Term {
  /// The name of the game with an id.
  public static func game(_ id: String) -> Term { Term(Key("game-\(id)")) }

  /// Several in one line that must not run into each other, as lists of their own; at least one.
  public static func clauses(_ terms: [Term]) -> Term {
    terms.dropFirst().reduce(terms[0]) {
      Term("clauses", ["first": .term($0), "then": .term($1)])
    }
  }
}

/// What fills a gap in a message.
public enum Filling: Hashable, Sendable, Codable {
  /// A number; the phrasebook chooses the plural form and how it is written.
  case number(Int)
  /// Words that are the same in every language, or a word that a message selects by.
  case text(String)
  /// Words of a language of their own (BCP 47), spoken with that language's voice; `spoken` is what
  /// the voice gets where it would misread them.
  case foreign(String, language: String, spoken: String? = nil)
  /// Another message inside this one.
  case term(Term)
  /// Several messages in a row, joined as the language joins a list ("a, b and c").
  case list([Term])
  /// Several names that have no order of their own, joined as a list in that of the language's
  /// alphabet.
  case alphabetical([Term])
}

extension Filling {
  /// A number that may be larger than any that is counted, such as that of a deal.
  public static func number(_ number: UInt64) -> Filling {
    Int(exactly: number).map(Filling.number) ?? .text(String(number))
  }
}

extension Filling: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int) { self = .number(value) }
  public init(stringLiteral value: String) { self = .text(value) }
}
