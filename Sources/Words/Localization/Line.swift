// SPDX-License-Identifier: GPL-3.0-or-later

/// One line for the player in every form it is given out in.
public struct Line: Equatable, Sendable {
  /// What is printed.
  public let text: String
  /// The same in pieces of one language each. Spaces between pieces end the first of them, so that
  /// the pieces put together are the whole line.
  public let printed: [Fragment]
  /// What eSpeak NG says, in pieces like these: written so that it sounds right there, and of no use
  /// to any other voice.
  public let spoken: [Fragment]
  /// What a braille display shows, before translation into cells.
  public let braille: String
  /// Where playing cards are named in what is printed, in their order.
  public let cardNames: [CardName]

  /// A line whose forms may differ.
  ///
  /// - Parameter printed: nil where all that is printed is in the language of the phrasebook.
  public init(
    text: String, printed: [Fragment]? = nil, spoken: [Fragment], braille: String,
    cardNames: [CardName] = []
  ) {
    self.text = text
    self.printed = printed ?? (text.isEmpty ? [] : [Fragment(text)])
    self.spoken = spoken
    self.braille = braille
    self.cardNames = cardNames
  }

  /// The words for a card, or for a suit.
  public struct CardName: Hashable, Sendable {
    /// Where they stand among the UTF-8 code units of ``Line/text``.
    public let bytes: Range<Int>
    /// The word that messages select by: "hearts".
    public let suit: String
  }
}

/// A stretch of words in one language.
public struct Fragment: Hashable, Sendable {
  /// Clean of line ends, control characters and marks of direction where a phrasebook made it.
  public internal(set) var text: String
  /// BCP 47; nil for the language of the phrasebook.
  public let language: String?

  /// Words of a language; nil for that of the phrasebook.
  public init(_ text: String, language: String? = nil) {
    self.text = text
    self.language = language
  }
}

/// Where words go; `speech` and `braille` are written as attributes of a message.
enum Channel: String, Sendable {
  case text, speech, braille
}
