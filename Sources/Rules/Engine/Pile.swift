// SPDX-License-Identifier: GPL-3.0-or-later

/// A piece as it lies: face up or face down.
public struct Lying: Hashable, Sendable {
  public let piece: Piece
  public var isFaceUp: Bool

  public init(_ piece: Piece, isFaceUp: Bool) {
    self.piece = piece
    self.isFaceUp = isFaceUp
  }
}

/// The pieces of one place, from the bottom (or back) to the top, which alone is free to leave.
public struct Pile: Hashable, Sendable, RandomAccessCollection {
  var lying: [Lying]

  public init(_ lying: [Lying] = []) { self.lying = lying }

  public var startIndex: Int { lying.startIndex }
  public var endIndex: Int { lying.endIndex }
  public subscript(index: Int) -> Lying { lying[index] }
  public func makeIterator() -> [Lying].Iterator { lying.makeIterator() }

  public var top: Lying? { lying.last }
  public var pieces: [Piece] { lying.map(\.piece) }
  /// A piece with all that lies on it, the piece first; nothing where it does not lie here.
  public func carriedPieces(of piece: Piece) -> ArraySlice<Lying> {
    lying.drop { $0.piece != piece }
  }
  /// How many lie face down.
  public var hiddenCount: Int { lying.count { !$0.isFaceUp } }
}
