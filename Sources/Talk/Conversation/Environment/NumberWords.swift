// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Numbers that are typed in words.
extension PlayerLanguage {
  /// A spelling with digits for its numbers, "to the third column" as "to the 3 column"; nil where
  /// none is in words.
  func digits(in spelling: String) -> String? {
    var result: [String] = []
    var rest = spelling.split(separator: " ").map(String.init)[...]
    while !rest.isEmpty {
      let found = (1...min(rest.count, Self.mostWords)).reversed().lazy.compactMap { count in
        numeral(rest.prefix(count).joined(separator: " ")).map { ($0, count) }
      }.first
      result.append(found.map { "\($0.0)" } ?? unspacedDigits(in: rest.prefix(1).joined()))
      rest = rest.dropFirst(found?.1 ?? 1)
    }
    let text = result.joined(separator: " ")
    return text == spelling ? nil : text
  }

  /// A number has no more words.
  private static let mostWords = 4
  /// So many letters an ordinal may end in.
  private static let longestEnding = 3

  /// What a text means as a number that counts or that tells the place in a row.
  private func numeral(_ text: String) -> Int? { number(text) ?? ordinal(text) }

  private func ordinal(_ text: String) -> Int? {
    let beginnings = typed("place-ordinals").first ?? []
    return beginnings.firstIndex { beginnings in
      beginnings.split(separator: "/").contains { beginning in
        let (beginning, text) = (String(beginning).spelling.unicodeScalars, text.unicodeScalars)
        return text.starts(with: beginning)
          && text.count - beginning.count <= (text.isUnspaced ? 0 : Self.longestEnding)
      }
    }.map { $0 + 1 }
  }

  /// A word with digits for the numbers inside it, where there are no spaces around them.
  private func unspacedDigits(in word: String) -> String {
    guard word.unicodeScalars.isUnspaced else { return word }
    var (result, rest) = ("", word[...])
    while let first = rest.first {
      let found = (1...rest.count).reversed().lazy.compactMap { count in
        numeral(String(rest.prefix(count))).map { ($0, count) }
      }.first
      result += found.map { "\($0.0)" } ?? String(first)
      rest = rest.dropFirst(found?.1 ?? 1)
    }
    return result
  }
}

extension String.UnicodeScalarView {
  fileprivate var isUnspaced: Bool { String(self).contains(where: \.isUnspaced) }
}
