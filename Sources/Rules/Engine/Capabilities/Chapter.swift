// SPDX-License-Identifier: GPL-3.0-or-later

/// Pieces of a round that belong together, as a learner studies them.
public struct Chapter: Hashable, Sendable {
  /// What they have in common.
  public let title: Term
  public let pieces: [Piece]

  public init(_ title: Term, _ pieces: [Piece]) {
    self.title = title
    self.pieces = pieces
  }
}

/// A wrong answer set right.
public struct Correction: Hashable, Sendable, Codable {
  public let piece: Piece
  /// Where the player wanted it to belong; nil where that is not known any more.
  public let tried: Term?
  /// Where it belongs.
  public let right: Term

  public init(_ piece: Piece, tried: Term?, right: Term) {
    self.piece = piece
    self.tried = tried
    self.right = right
  }
}
