// SPDX-License-Identifier: GPL-3.0-or-later

/// Puts a line together from pieces and keeps it clean.
///
/// Line ends and runs of spaces become one space; there is none at either end. Control characters
/// would command a terminal or a synthesiser, and marks of direction are read aloud by some: both
/// are left out, wherever the words came from.
struct LineComposer {
  private(set) var fragments: [Fragment] = []
  private var owesSpace = false

  var text: String { fragments.count == 1 ? fragments[0].text : fragments.map(\.text).joined() }

  mutating func appendSpace() { owesSpace = true }

  mutating func append(_ text: String, in language: String?) {
    let clean = text.utf8.isPlain ? text : text.scrubbed
    let startsWithSpace = clean.utf8.first == .space
    let endsWithSpace = clean.utf8.last == .space
    let words = clean.utf8.dropFirst(startsWithSpace ? 1 : 0).dropLast(endsWithSpace ? 1 : 0)
    owesSpace = owesSpace || startsWithSpace
    if !words.isEmpty {
      if owesSpace, !fragments.isEmpty { fragments[fragments.count - 1].text += " " }
      appendWords(Substring(words), in: language)
      owesSpace = false
    }
    owesSpace = owesSpace || endsWithSpace
  }

  mutating func append(_ other: LineComposer) {
    for fragment in other.fragments { append(fragment.text, in: fragment.language) }
  }

  private mutating func appendWords(_ words: Substring, in language: String?) {
    if let last = fragments.indices.last, fragments[last].language == language {
      fragments[last].text += words
    } else {
      fragments.append(Fragment(String(words), language: language))
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
