// SPDX-License-Identifier: GPL-3.0-or-later

/// A stretch of what is said, in one language and one manner.
public struct SpokenPiece: Hashable, Sendable {
  /// How the text of a piece is turned into sound.
  public enum Manner: Hashable, Sendable {
    case plain
    /// Letter by letter, marks of punctuation by their names.
    case spelled
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
}
