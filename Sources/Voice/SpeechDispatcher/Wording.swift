// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech

/// A part of a message that the server is given with one command.
enum Part: Hashable {
  /// A text that fits on one line.
  case text(String, language: String?)
  case character(String, language: String?)

  var language: String? {
    switch self {
    case .text(_, let language), .character(_, let language): language
    }
  }

  var length: Int {
    switch self {
    case .text(let text, _): text.count
    case .character: 1
    }
  }

  /// The parts of a message. Neighbours in one language are one part, so that they are said in
  /// one breath.
  static func all(of message: SpeechMessage) -> [Part] {
    message.printed.reduce(into: []) { parts, piece in
      switch piece.manner {
      case .plain, .slow:
        let text = piece.text.flattened
        if text.isEmpty { return }
        if case .text(let before, piece.language)? = parts.last {
          parts[parts.count - 1] = .text("\(before) \(text)", language: piece.language)
        } else {
          parts.append(.text(text, language: piece.language))
        }
      case .spelled:
        // SPELLING is not allowed in a block, and some synthesizers ignore it. A space is
        // silent, as in the game's own voice: some never report that they have said one.
        parts += piece.text.flattened.precomposedStringWithCanonicalMapping
          .filter { $0 != " " }
          .map { .character(String($0), language: piece.language) }
      // The server tells of whole messages only.
      case .pause: break
      }
    }
  }
}

extension String {
  /// The text on one line: words parted by single spaces, nothing that would end a line.
  fileprivate var flattened: String {
    speakable.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A line of a message: a dot in front would end the message where it stands alone.
  var stuffed: String { hasPrefix(".") ? "." + self : self }
}
