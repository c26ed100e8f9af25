// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that one game tells about its table and others do not, by one word: "neighbours".
public struct Reading: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  /// As a menu names it: `command-neighbours`. Its `.words` are what can be typed.
  public var title: Term { Term(Key("command-\(name)")) }
}

/// What a game answers to a reading.
public enum Answer: Hashable, Sendable {
  /// A fact a line.
  case lines([Term])
  /// Choices, one of which can be picked.
  case choices(Choices)
}

/// What can be picked as a whole, the best first.
public struct Choices: Hashable, Sendable {
  /// All of it in one line.
  public let heading: Term
  public let groups: [Group]

  public init(_ heading: Term, _ groups: [Group]) {
    self.heading = heading
    self.groups = groups
  }

  public var list: [Choice] { groups.flatMap(\.list) }

  /// Choices of one kind.
  public struct Group: Hashable, Sendable {
    public let title: Term
    public let list: [Choice]

    public init(_ title: Term, _ list: [Choice]) {
      self.title = title
      self.list = list
    }
  }
}

/// Pieces that can be picked one after the other, and what they are together.
public struct Choice: Hashable, Sendable {
  public let title: Term
  public let pieces: [Piece]

  public init(_ title: Term, _ pieces: [Piece]) {
    self.title = title
    self.pieces = pieces
  }
}
