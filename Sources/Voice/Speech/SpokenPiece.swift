// SPDX-License-Identifier: GPL-3.0-or-later

/// A stretch of what is said, in one language and one manner; or a pause.
public struct SpokenPiece: Hashable, Sendable {
  /// How a piece is turned into sound.
  public enum Manner: Hashable, Sendable {
    case plain
    /// Letter by letter, marks of punctuation by their names.
    case spelled
    /// At a clearly slower rate than usual, with a pause after each word.
    case slow
    /// No sound for so long; the piece has no text.
    case pause(milliseconds: Int)
  }

  public let text: String
  /// A BCP 47 tag; nil is the language of the voice settings.
  public let language: String?
  public let manner: Manner

  public init(_ text: String, language: String? = nil, manner: Manner = .plain) {
    self.text = text
    self.language = language
    self.manner = manner
  }

  public static func pause(milliseconds: Int) -> SpokenPiece {
    SpokenPiece("", manner: .pause(milliseconds: milliseconds))
  }
}

extension SpokenPiece {
  /// What is still to be said when so many characters have been: from the beginning of the word
  /// that the next one belongs to, or of the letter where letters are spelled.
  func dropping(_ characters: Int) -> SpokenPiece {
    let scalars = text.speakable.unicodeScalars
    var kept = scalars.dropFirst(characters)
    while manner != .spelled, kept.startIndex > scalars.startIndex {
      let before = scalars.index(before: kept.startIndex)
      if scalars[before].properties.isWhitespace { break }
      kept = scalars[before...]
    }
    return SpokenPiece(String(kept), language: language, manner: manner)
  }
}
