// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import Engine
import Foundation
import Localization
import Testing

/// Card names in the words of each language.
@Suite struct CardTests {
  private static let ranks = [
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
    "king",
  ]
  private static let locales = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Locales")

  private func card(_ rank: String, _ suit: String) -> Term {
    Term("card-name", ["rank": .text(rank), "suit": .text(suit), "colour": .text("black")])
  }

  /// A B to I X J Q K, then the first letter of the suit.
  @Test(
    arguments: [("en", "⠉⠙⠓⠎"), ("es", "⠞⠙⠉⠏"), ("de", "⠞⠅⠓⠏"), ("pl", "⠞⠕⠑⠏")], Grade.allCases)
  func `a card is two cells, however much is said`(_ words: (String, String), _ grade: Grade) {
    let phrasebook = Phrasebook(language: words.0, locales: Self.locales)
    let translator = Translator(language: words.0, grade: grade)
    for verbosity in Verbosity.allCases {
      for (suit, cell) in zip(["clubs", "diamonds", "hearts", "spades"], words.1) {
        let cards = Self.ranks.map { rank in
          translator.translate(
            phrasebook.line([card(rank, suit)], verbosity: verbosity).braille
          ).text
        }
        #expect(cards == "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠭⠚⠟⠅".map { String([$0, cell]) })
      }
    }
  }

  @Test func `a label of a card fits 20 cells in every language`() {
    for language in ["en", "es", "de", "pl"] {
      let phrasebook = Phrasebook(language: language, locales: Self.locales)
      let label = Term(
        "label-card-position",
        [
          "name": .term(card("ten", "spades")),
          "place": .term(Term("place-column", ["n": .number(10)]).form("at")),
          "position": .number(12), "count": .number(13),
        ])
      let line = phrasebook.line([label], verbosity: .brief).braille
      let cells = Translator(language: language, grade: .one).translate(line).cells
      #expect(cells.count <= 20, "\(language): \(line)")
    }
  }
}
