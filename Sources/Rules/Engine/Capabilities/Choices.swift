// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be picked as a whole, the best first.
public struct Choices: Hashable, Sendable, Codable {
  /// All of it in one line.
  public let heading: Term
  public let groups: [Group]

  public init(_ heading: Term, _ groups: [Group]) {
    self.heading = heading
    self.groups = groups
  }

  public var list: [Choice] { groups.flatMap(\.list) }

  /// Choices of one kind.
  public struct Group: Hashable, Sendable, Codable {
    public let title: Term
    public let list: [Choice]

    public init(_ title: Term, _ list: [Choice]) {
      self.title = title
      self.list = list
    }
  }
}

/// Pieces that can be picked one after the other, and what they are together.
public struct Choice: Hashable, Sendable, Codable {
  public let title: Term
  public let pieces: [Piece]

  public init(_ title: Term, _ pieces: [Piece]) {
    self.title = title
    self.pieces = pieces
  }
}
