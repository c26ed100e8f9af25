// SPDX-License-Identifier: GPL-3.0-or-later

/// Puts a line together from pieces and keeps it clean.
///
/// Line ends and runs of spaces become one space; there is none at either end. Control characters
/// would command a terminal or a synthesiser, and marks of direction are read aloud by some: both
/// are left out, wherever the words came from.
struct LineComposer {
  /// Words of one language that name one suit, or none.
  private struct Piece {
    var text: String
    let language: String?
    let suit: String?
  }

  private var pieces: [Piece] = []
  private var owesSpace = false

  var text: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

  var isEmpty: Bool { pieces.isEmpty }

  /// A piece for each stretch of words in one language.
  var fragments: [Fragment] {
    var fragments: [Fragment] = []
    for piece in pieces {
      if let last = fragments.indices.last, fragments[last].language == piece.language {
        fragments[last].text += piece.text
      } else {
        fragments.append(Fragment(piece.text, language: piece.language))
      }
    }
    return fragments
  }

  /// Where cards are named.
  var cardNames: [Line.CardName] {
    var start = 0
    return pieces.compactMap { piece in
      let text = piece.text.utf8
      defer { start += text.count }
      let end = start + text.count - (text.last == .space ? 1 : 0)
      return piece.suit.map { Line.CardName(bytes: start..<end, suit: $0) }
    }
  }

  mutating func appendSpace() { owesSpace = true }

  /// - Parameter suit: that of the card which the words name; nil for other words.
  mutating func append(_ text: String, in language: String?, suit: String? = nil) {
    let clean = text.utf8.isPlain ? text : text.scrubbed
    let startsWithSpace = clean.utf8.first == .space
    let endsWithSpace = clean.utf8.last == .space
    let words = clean.utf8.dropFirst(startsWithSpace ? 1 : 0).dropLast(endsWithSpace ? 1 : 0)
    owesSpace = owesSpace || startsWithSpace
    if !words.isEmpty {
      if owesSpace, !pieces.isEmpty { pieces[pieces.count - 1].text += " " }
      appendWords(Substring(words), in: language, suit)
      owesSpace = false
    }
    owesSpace = owesSpace || endsWithSpace
  }

  mutating func append(_ other: LineComposer) {
    for piece in other.pieces { append(piece.text, in: piece.language, suit: piece.suit) }
  }

  private mutating func appendWords(
    _ words: Substring, in language: String?, _ suit: String?
  ) {
    if let last = pieces.indices.last, pieces[last].language == language,
      pieces[last].suit == suit
    {
      pieces[last].text += words
    } else {
      pieces.append(Piece(text: String(words), language: language, suit: suit))
    }
  }
}

extension String.UTF8View {
  /// Whether there is surely nothing to clean: a quick look, since nearly all text is plain.
  fileprivate var isPlain: Bool {
    let quick = withContiguousStorageIfAvailable { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        // The last three begin every character of two or three bytes that is left out.
        if byte < .space || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 {
          return false
        }
        if byte == .space && previous == .space { return false }
        previous = byte
      }
      return true
    }
    return quick ?? false
  }
}

extension String {
  fileprivate var scrubbed: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20, 0x85, 0x2028, 0x2029:
        if result.last != " " { result.append(" ") }
      case ..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
