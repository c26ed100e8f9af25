// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Localization

/// What the writing of a language needs: digits, keyboard, pronunciation, alphabet.
@Suite struct ScriptTests {
  @Test(arguments: [("٠١٢٣٤٥٦٧٨٩", "-١٢٣٠٥"), ("०१२३४५६७८९", "-१२३०५"), ("0123456789", "-12305")])
  func numbersAreWrittenInTheLanguagesOwnDigits(digits: String, written: String) {
    let book = book("language-digits = \(digits)\na = { $n }, { NUMBER($n) }, { 7 } { $id }")
    let seven = digits.dropFirst(7).prefix(1)
    #expect(
      book.text("a", ["n": -12_305, "id": "12"]) == "\(written), \(written), \(seven) 12")
    #expect(book.problems == [])
  }

  @Test func numbersInEnglishWordsStayAsEnglishWritesThem() {
    let book = book("language-digits = ٠١٢٣٤٥٦٧٨٩", english: "a = { $n } left")
    #expect(book.text("a", ["n": 25]) == "25 left")
  }

  @Test(arguments: ["", "٠١٢", "0123456798", "abcdefghij", "٠١٢٣٤٥٦٧٨٩٠", "〇一二三四五六七八九"])
  func digitsThatAreNoneAreAProblem(digits: String) {
    let book = book("language-digits = { \"\(digits)\" }\na = { $n }")
    #expect(book.problems == [.badRule("language-digits")])
    #expect(book.text("a", ["n": 25]) == "25")
  }

  @Test func respellingsStandInSeveralMessagesByLinesOrCommas() {
    let book = book(
      """
      language-pronunciation = Aloud = Alaud, bad, = bad, Open  AL = Open A L
      language-pronunciation-cards =
          裏返し = うらがえし
          表 = おもて, 札=ふだ

          場札 = ばふだ
      """, english: "language-pronunciation = x = y")
    #expect(
      book.respellings.map { "\($0.word)>\($0.said)" } == [
        "Aloud>Alaud", "Open AL>Open A L", "裏返し>うらがえし", "表>おもて", "札>ふだ", "場札>ばふだ",
      ])
  }

  @Test func theKeyboardTellsTheKeyForACharacter() {
    let keyboard = book("language-keyboard = й=q ц=w ض=q َ=Q ﻻ=b bad = x=yy\n    б=,").keyboard
    #expect(
      keyboard == [
        "й": "q", "Й": "Q", "ц": "w", "Ц": "W", "ض": "q", "\u{64E}": "Q", "ﻻ": "b", "б": ",",
      ])
    #expect(book("a = b", english: "language-keyboard = й=q").keyboard == [:])
  }

  @Test func theNameOfALanguageIsSaidInItsOwnVoice() {
    let book = book(
      "a = { $name }, x\nlanguage-name-ja = 日本語\n    .speech = にほんご\nlanguage-name-xx = Own")
    let name = { (tag: String) in Filling.term(Term(Key("language-name-\(tag)"))) }
    let line = book.line([Term("a", ["name": name("ja")])])
    #expect(line.text == "日本語, x")
    #expect(line.spoken == [Fragment("にほんご", language: "ja"), Fragment(", x")])
    #expect(book.line([Term("a", ["name": name("xx")])]).spoken == [Fragment("Own, x")])
  }

  @Test(arguments: [
    ("sv", ["Öland", "Zypern", "Åland", "Alger"], ["Alger", "Zypern", "Åland", "Öland"]),
    ("de", ["Zypern", "Österreich", "Oman", "Polen"], ["Oman", "Österreich", "Polen", "Zypern"]),
    ("pl", ["Łotwa", "Lwów", "Malta", "Ćma", "Cypr"], ["Cypr", "Ćma", "Lwów", "Łotwa", "Malta"]),
    ("tr", ["İzmir", "Çad", "Irak", "Chicago"], ["Chicago", "Çad", "Irak", "İzmir"]),
    ("ru", ["Ель", "Жук", "Ёлка", "Египет"], ["Египет", "Ёлка", "Ель", "Жук"]),
    ("ja", ["ペルー", "あめ", "アメリカ"], ["あめ", "アメリカ", "ペルー"]),
    ("zh-Hans", ["中国", "埃及", "日本"], ["埃及", "日本", "中国"]),
  ])
  func thingsAreSortedByTheAlphabet(language: String, words: [String], sorted: [String]) {
    let terms = words.map { Term("name", ["n": .text($0)]) }
    let book = book("name = { $n }", language: language)
    #expect(book.sorted(terms).map { book.line([$0]).text } == sorted)
  }

  @Test func languagesComeInTheOrderOfTheirOwnNames() {
    #expect(
      Phrasebook.sortedByName(["ar", "de", "en", "es", "fr", "hi", "ja", "pl", "ru", "tr"])
        == ["de", "en", "es", "fr", "pl", "tr", "ru", "ar", "hi", "ja"])
  }
}
