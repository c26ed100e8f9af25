// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// What the writing of a language needs, beside its words.
extension Phrasebook {
  /// Words that the voice misreads wherever they come up, and how to write them for it:
  /// `word = said`, separated by commas or line ends.
  ///
  /// They stand in `language-pronunciation` and in every message whose key begins so; a language
  /// with many has them in a file of their own.
  public var respellings: [(word: String, said: String)] {
    books[0].messages.names(beginning: "language-pronunciation").sorted()
      .flatMap { key in
        (books[0].messages[key]?.value ?? []).plainText.split { $0.isNewline || $0 == "," }
      }
      .compactMap { entry in
        let sides = entry.split(separator: "=").map {
          $0.split(separator: " ").joined(separator: " ")
        }
        return sides.count == 2 && !sides[0].isEmpty ? (sides[0], sides[1]) : nil
      }
  }

  /// The least number that the voice is given in words, from `language-spelled-numbers`; nil where it
  /// reads every number well.
  public var spelledNumbers: Int? {
    Int((books[0].messages["language-spelled-numbers"]?.value ?? []).plainText)
  }

  /// Whether a language is written from right to left.
  public static func isRightToLeft(_ language: String) -> Bool {
    Locale.Language(identifier: language).characterDirection == .rightToLeft
  }

  /// A number in the digits of the language.
  public func number(_ number: Int) -> String { books[0].digits.written(String(number)) }

  /// Terms in the order of the language's alphabet.
  public func sorted(_ terms: [Term], verbosity: Verbosity = .normal) -> [Term] {
    let locale = Locale(identifier: language)
    return terms.map { (term: $0, text: line([$0], verbosity: verbosity).text) }
      .sorted { $0.text.compare($1.text, locale: locale) == .orderedAscending }
      .map(\.term)
  }

  /// Which key of a Latin keyboard lies where a character is typed, from `language-keyboard`:
  /// `typed=key`, separated by spaces. A capital follows from its small letter.
  public var keyboard: [Character: Character] {
    var keys: [Character: Character] = [:]
    // By scalars, since a mark that is typed would be one character with what stands before it.
    let pairs = (books[0].messages["language-keyboard"]?.value ?? []).plainText.unicodeScalars
      .split { $0 == " " || $0 == "\n" }
    for pair in pairs {
      let sides = pair.split(separator: "=", maxSplits: 1).map { String($0) }
      guard sides.map(\.count) == [1, 1], let typed = sides[0].first, let key = sides[1].first
      else { continue }
      keys[typed] = key
      guard let capital = typed.singleUppercase, let capitalKey = key.singleUppercase else {
        continue
      }
      if keys[capital] == nil { keys[capital] = capitalKey }
    }
    return keys
  }
}

extension Pattern {
  /// The text of a pattern without variables, with its line ends.
  var plainText: String {
    reduce(into: "") { text, element in
      switch element {
      case .text(let part), .placeable(.string(let part)): text += part
      case .placeable: break
      }
    }
  }
}

extension Character {
  /// The capital of a small letter; nil where it has none of one character.
  fileprivate var singleUppercase: Character? {
    let upper = uppercased()
    return upper.count == 1 && upper != String(self) ? upper.first : nil
  }
}
