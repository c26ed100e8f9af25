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
    let files = ["en", "es", "de", "pl"].map { language in
      Grade.allCases.map { grade in
        Translator(language: language, grade: grade).table?.split(separator: "/").last ?? ""
      }
    }
    #expect(
      files == [
        ["en-ueb-g1.ctb", "en-ueb-g2.ctb"], ["es.tbl", "es-g2.ctb"], ["de-g1.ctb", "de-g2.ctb"],
        ["pl.tbl", "pl.tbl"],
      ])
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
