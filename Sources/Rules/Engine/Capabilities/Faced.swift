// SPDX-License-Identifier: GPL-3.0-or-later

/// What is seen on a piece that lies face up, before any language: enough to draw it.
public enum Face: Hashable, Codable, Sendable {
  /// A playing card, by the words that messages select by: "ace", "two" … "king", and "clubs",
  /// "diamonds", "hearts", "spades".
  case card(rank: String, suit: String)
  /// A name. One that opens a group has a mark beside it.
  case name(Term, opensGroup: Bool)
  case part(PicturePart)
}

/// What a piece shows of a square picture that was cut into squares.
public struct PicturePart: Hashable, Codable, Sendable {
  /// The number that the piece goes by.
  public let number: Int
  /// Which of the squares it is, in reading order from 0.
  public let index: Int
  /// How many squares lie side by side.
  public let side: Int
  /// What a save calls the picture: a name, or the path of one of the player's.
  public let picture: String

  public init(number: Int, index: Int, side: Int, picture: String) {
    self.number = number
    self.index = index
    self.side = side
    self.picture = picture
  }
}

/// A game whose pieces can be drawn.
public protocol Faced {
  func face(of piece: Piece) -> Face?
}
