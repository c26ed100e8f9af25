// SPDX-License-Identifier: GPL-3.0-or-later

/// A picture that goes with a piece, for whoever can see it, with what it shows.
public struct Illustration: Codable, Hashable, Sendable {
  /// The path of the file from the folder of the file that names it.
  public let image: String
  /// What is to be seen, in the author's words; nil where they say nothing of it.
  public let caption: String?

  public init(image: String, caption: String? = nil) {
    self.image = image
    self.caption = caption
  }
}

/// A game of which some pieces have pictures.
public protocol Illustrated {
  /// Nil for a piece without one.
  func illustration(of piece: Piece) -> Illustration?
}
