// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Preferences
import Samples
import Testing

@testable import Conversation

/// What is typed in other scripts than Latin, and on other keyboards.
@Suite struct ScriptTests {
  @Test(arguments: [
    ("Straße", "STRASSE"), ("İPUCU", "ipucu"), ("ISI", "ısı"), ("Łódź", "łódź"),
    ("ЁЛКА", "елка"), ("Подсказка", "ПОДСКАЗКА"), ("e\u{301}te\u{301}", "ÉTÉ"),
    ("مُسَاعَدَة", "مساعده"), ("مســـاعدة", "مساعدة"), ("أحمر", "احمر"), ("إلى", "الي"),
    ("क़िला", "किला"), ("\u{958}िला", "क\u{93C}िला"), ("हाँ", "हां"),
    ("ｶｰﾄﾞ", "カード"), ("かーど", "カード"), ("Ａｃｅ　１", "ace 1"), ("ガ", "か\u{3099}"),
    ("Baker’s Dozen", "baker's dozen"), ("l’as", "L'AS"),
  ])
  func theSameWordHoweverItIsTyped(one: String, other: String) {
    #expect(one.folded == other.folded)
  }

  @Test(arguments: [("か", "が"), ("кот", "код"), ("पान", "पाना"), ("قلب", "قلم"), ("は", "ば")])
  func otherWordsStayOtherWords(one: String, other: String) {
    #expect(one.folded != other.folded)
  }

  private let russian: [Character: Character] = ["р": "h", "Т": "G", "г": "u", "б": ","]

  private func keymap(
    _ words: [String: [String]] = [:], own: [String: [String]] = [:]
  ) -> Keymap {
    Keymap(own: own, words: { key in words[key.name].map { [$0] } ?? [] }, keyboard: russian)
  }

  @Test func theKeyInTheSamePlaceOfTheKeyboardActs() {
    #expect(keymap().command(key: "р") == .query(.hint))
    #expect(keymap().command(key: "Т") == .query(.wanted))
    #expect(keymap().command(key: "б") == .query(.older))
    #expect(keymap().command(key: "ж") == nil)
    #expect(keymap().command(line: "г") == .query(.undo))
    #expect(keymap().command(line: "гг") == .text("гг"))
    // What the player has given a key to comes first.
    #expect(keymap(own: ["redo": ["р"]]).command(key: "р") == .query(.redo))
    // So does a word of the language that is one letter long.
    #expect(keymap(["command-redo": ["г"]]).command(line: "г") == .query(.redo))
  }

  @Test(arguments: [("ｈ", Query.hint), ("？", .help), ("Ｇ", .wanted), ("，", .older)])
  func wideKeysAreTheSameKeys(key: String, query: Query) {
    #expect(keymap().command(key: key) == .query(query))
    #expect(keymap().command(line: key) == .query(query))
  }

  @Test(arguments: ["3", "٣", "३", "３", "۳", "三"]) func digitsOfAnyScriptAreDigits(digit: String) {
    #expect(keymap().command(key: digit) == .digit(3))
    #expect(keymap().command(line: "\(digit)\(digit)") == .number(33))
  }

  @Test(arguments: ["百", "½", "²³x", "千"]) func whatIsNoDigitIsNone(key: String) {
    #expect(keymap().command(key: key) == nil)
  }

  @Test func wordsAreFoundWhateverTheirCaseAndMarks() {
    let words = [
      "command-hint": ["ipucu", "подсказка", "تلميح", "ヒント"], "command-undo": ["arrière"],
    ]
    for line in ["İPUCU", "Подсказка", "تَلْمِيح", "تلميـح", "ひんと", "ﾋﾝﾄ"] {
      #expect(keymap(words).command(line: line) == .query(.hint), "\(line)")
    }
    #expect(keymap(words).command(line: "ARRIERE 5") == .undo(5))
    #expect(keymap(words).command(line: "arrière ٥") == .undo(5))
  }

  @Test func aWordWithItsAccentsIsNotTakenForAnother() {
    let words = ["command-hint": ["sì"], "command-undo": ["si"]]
    #expect(keymap(words).command(line: "sì") == .query(.hint))
    #expect(keymap(words).command(line: "si") == .query(.undo))
  }

  private func freecell(_ line: String) throws -> Talk {
    var talk = Talk(
      .round(Deal(try FreeCell("easy"), seed: 1)), descriptors: [FreeCellRounds()]
    ) { _ in
    } words: {
      $0.plainName == "ten of clubs" ? "クラブの10" : $0.plainName
    }
    talk.type(line)
    return talk
  }

  @Test(arguments: ["8 9", "٨ ٩", "८ ९", "８　９", "クラブの１０ 9", "くらぶの10 ９", "ｸﾗﾌﾞの10 9"])
  func movesAreTypedInAnyScript(line: String) throws {
    #expect(try freecell(line).keys == ["told-moved told-uncovered"], "\(line)")
  }

  @Test func aLanguageIsChosenByItsName() {
    let names = ["deutsch": "de", "german": "de", "polski": "pl"]
    var talk = Talk { $0.firstStartDone = false }
    talk.dialogue.environment.languages = AvailableLanguages(["de", "en"]) {
      names[$0.lowercased()]
    }
    talk.type("Polski")
    #expect(talk.keys == ["menu-not-understood"])
    talk.type("Deutsch")
    #expect(talk.dialogue.settings.language == "de")
    #expect(talk.keys.first == "first-voice")
    talk.type("german")
    #expect(talk.keys == ["menu-not-understood"], "this question is about something else")
  }
}
