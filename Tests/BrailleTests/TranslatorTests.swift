// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Braille

/// The expected cells were worked out by hand from the codes: Unified English Braille, the Spanish
/// code of the ONCE, German Vollschrift and Kurzschrift, and the Polish alphabet.
@Suite struct TranslatorTests {
  private func cells(_ text: String, _ language: String, _ grade: Grade = .one) -> String {
    Translator(language: language, grade: grade).translate(text).text
  }

  @Test func `the file of each language and grade is the one expected`() {
    for (language, files) in Self.tables {
      let found = Grade.allCases.map { grade in
        Translator(language: language, grade: grade).table?.split(separator: "/").last ?? ""
      }
      #expect(found.map(String.init) == files, "\(language)")
    }
  }

  /// Where a grade has no table of its own, that of the other one is used.
  private static let tables: KeyValuePairs = [
    "en": ["en-ueb-g1.ctb", "en-ueb-g2.ctb"], "es": ["es.tbl", "es-g2.ctb"],
    "de": ["de-g1.ctb", "de-g2.ctb"], "pl": ["pl.tbl", "pl.tbl"],
    "fr": ["fr-bfu-comp6.utb", "fr-bfu-g2.ctb"], "it": ["it.tbl", "it.tbl"],
    "pt-BR": ["pt-pt-g1.utb", "pt.tbl"], "nl": ["nl.tbl", "nl.tbl"],
    "sv": ["sv-g0.utb", "sv-g2.ctb"], "tr": ["tr-g2.tbl", "tr-g2.tbl"],
    "ru": ["ru-litbrl.ctb", "ru-ru-g1.ctb"], "ar": ["ar.tbl", "ar-ar-g2.ctb"],
    "hi": ["hi.tbl", "hi.tbl"], "ja": ["ja-kantenji.utb", "ja-kantenji.utb"],
    "zh-Hans": ["zhcn-cbs.ctb", "zhcn-g2.ctb"],
  ]

  /// The expected cells are those of each country's code.
  @Test(arguments: [
    ("fr", Grade.one, "élève", "⠿⠇⠮⠧⠑"), ("it", .one, "perché", "⠏⠑⠗⠉⠓⠿"),
    ("pt-BR", .one, "coração", "⠉⠕⠗⠁⠯⠜⠕"), ("nl", .one, "één", "⠿⠿⠝"),
    ("sv", .one, "Öland", "⠠⠪⠇⠁⠝⠙"), ("tr", .two, "ığ üç", "⠔⠣⠀⠳⠡"),
    ("ru", .one, "ёлка", "⠡⠇⠅⠁"), ("ru", .two, "ёлка", "⠡⠇⠬"),
    ("ar", .one, "قلب", "⠟⠇⠃"), ("hi", .one, "पान", "⠏⠜⠝"), ("zh-Hans", .one, "中国", "⠌⠲⠁⠛⠕⠂"),
    ("zh-Hans", .two, "中国", "⠩⠕⠡⠪"),
  ])
  func `every language has its own cells`(
    language: String, grade: Grade, text: String, cells: String
  ) {
    #expect(self.cells(text, language, grade) == cells)
  }

  @Test(arguments: [("ar", "٣٥"), ("hi", "३५"), ("ja", "３５"), ("en", "٣٥")])
  func `digits of every script are digits`(language: String, digits: String) {
    #expect(cells(digits, language) == cells("35", language))
    let translation = Translator(language: language, grade: .one).translate(digits)
    #expect(translation.positions.count == 2)
  }

  @Test func `what nobody sees is not felt either`() {
    #expect(cells("و\u{2060}قلب", "ar") == cells("وقلب", "ar"))
  }

  @Test func `English without contractions`() {
    #expect(cells("Column 4: 10 of Spades.", "en") == "⠠⠉⠕⠇⠥⠍⠝⠀⠼⠙⠒⠀⠼⠁⠚⠀⠕⠋⠀⠠⠎⠏⠁⠙⠑⠎⠲")
  }

  @Test func `English with contractions`() {
    // the, k-ing, and, the, que-en
    #expect(cells("the king and the queen", "en", .two) == "⠮⠀⠅⠬⠀⠯⠀⠮⠀⠟⠥⠑⠢")
    // 8 "of" 6, ch-o-o-se
    #expect(cells("8 of 6, choose", "en", .two) == "⠼⠓⠀⠷⠀⠼⠋⠂⠀⠡⠕⠕⠎⠑")
  }

  @Test func `Spanish`() {
    #expect(cells("¿Qué niño?", "es") == "⠢⠨⠟⠥⠮⠀⠝⠊⠻⠕⠢")
    #expect(cells("áéíóúü", "es") == "⠷⠮⠌⠬⠾⠳")
    #expect(cells("Columna 7: 3 cartas", "es") == "⠨⠉⠕⠇⠥⠍⠝⠁⠀⠼⠛⠒⠀⠼⠉⠀⠉⠁⠗⠞⠁⠎")
  }

  @Test func `German Vollschrift`() {
    #expect(cells("Schach", "de") == "⠱⠁⠹")
    #expect(cells("Häuser", "de") == "⠓⠌⠎⠑⠗")
    #expect(cells("Straße", "de") == "⠾⠗⠁⠮⠑")
    #expect(cells("Spalte 4: frei", "de") == "⠎⠏⠁⠇⠞⠑⠀⠼⠙⠠⠒⠀⠋⠗⠩")
  }

  @Test func `German Kurzschrift`() {
    #expect(cells("der und die", "de", .two) == "⠗⠀⠥⠀⠬")
    #expect(cells("nicht von", "de", .two) == "⠝⠀⠧")
  }

  @Test func `Polish, which has one grade`() {
    for grade in Grade.allCases {
      #expect(cells("zażółć gęślą jaźń", "pl", grade) == "⠵⠁⠯⠬⠣⠩⠀⠛⠱⠪⠇⠡⠀⠚⠁⠮⠹")
      #expect(cells("Żółw 3", "pl", grade) == "⠨⠯⠬⠣⠺⠀⠼⠉")
    }
  }

  @Test func `a region has the braille of its language, and a language without braille English`() {
    #expect(cells("Häuser", "de-AT") == "⠓⠌⠎⠑⠗")
    #expect(cells("Go 1", "xx") == "⠠⠛⠕⠀⠼⠁")
  }

  @Test func `cells in a text stay as they are`() {
    for language in ["en", "es", "de", "pl"] {
      for grade in Grade.allCases {
        #expect(cells("⠭⠎ a", language, grade).hasPrefix("⠭⠎⠀"))
      }
    }
  }

  @Test func `what a language has no braille for loses its accent or is a full cell`() {
    // Spanish has no umlaut but ü, and no braille at all for a picture.
    #expect(cells("Köln", "es") == "⠨⠅⠕⠇⠝")
    #expect(cells("a😀b", "es") == "⠁⠿⠃")
    #expect(cells("", "en") == "")
  }

  @Test func `characters and cells know each other's places`() {
    let translation = Translator(language: "en", grade: .two).translate("A king")
    // ⠠⠁ ⠀ ⠅ ⠬
    #expect(translation.text == "⠠⠁⠀⠅⠬")
    #expect(translation.characters == [0, 0, 1, 2, 3])
    #expect(translation.positions == [0, 2, 3, 4, 4, 4])
  }

  @Test func `many threads may translate at once`() async {
    let expected = cells("the king and the queen", "en", .two)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          index.isMultiple(of: 2)
            ? cells("the king and the queen", "en", .two) == expected
            : cells("Schach", "de") == "⠱⠁⠹"
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
