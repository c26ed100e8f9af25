// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Testing

struct PronunciationTests {
  private let words = Pronunciation([
    ("reading", "Redding"), ("Reading Gaol", "Redding Jail"), ("Łódź", "Wooch"),
    ("C++", "see plus"),
    ("ß", "sharp s"), ("a", "ay"),
  ])

  @Test(arguments: [
    ("Reading is near.", "Redding is near."),
    ("READING, reading", "Redding, Redding"),
    ("proofreading readings reading2", "proofreading readings reading2"),
    ("reading gaol and reading", "Redding Jail and Redding"),
    ("reading gaoler", "Redding gaoler"),
    ("ŁÓDŹ. L\u{301}odz, \u{141}o\u{301}dz\u{301}", "Wooch. L\u{301}odz, Wooch"),
    ("C++; c++x C+", "see plus; see plusx C+"),
    ("don't a-b (a)", "don't ay-b (ay)"),
    ("Straße ß", "Straße sharp s"),
    ("", ""), ("no such word", "no such word"),
  ])
  func `whole words are said another way`(text: String, said: String) {
    #expect(words.applied(to: text) == said)
  }

  @Test(arguments: [
    ("裏返しの札", "うらがえしのふだ"), ("表札と表", "ひょうさつとおもて"), ("OpenALの音", "オープンエーエルのおと"),
    ("xOpenAL OpenALx", "xOpenAL OpenALx"), ("K心", "K红心"), ("百", "百"), ("３表", "３おもて"),
    ("เปรู", "เปรู"),
  ])
  func `a script without spaces has its words anywhere`(text: String, said: String) {
    let words = Pronunciation([
      ("札", "ふだ"), ("裏返し", "うらがえし"), ("表", "おもて"), ("表札", "ひょうさつ"), ("裏", "うら"),
      ("OpenAL", "オープンエーエル"), ("音", "おと"), ("心", "红心"),
    ])
    #expect(words.applied(to: text) == said)
  }

  /// Longest match first, against the rule written out.
  @Test(arguments: 0..<100) func `the longest word is taken from the left`(seed: UInt64) {
    var random = Steps(state: seed)
    let signs: [Character] = ["一", "二", "三", "あ"]
    func word(_ most: Int) -> String {
      String((0...random.next(most)).map { _ in signs[random.next(4)] })
    }
    let entries = (0..<6).map { (word: word(2), said: "<\($0)>") }
    var rest = Substring(word(30))
    let text = String(rest)
    var said = ""
    while let first = rest.first {
      let found = entries.filter { rest.hasPrefix($0.word) }
      let longest = found.map(\.word.count).max()
      if let entry = found.last(where: { $0.word.count == longest }) {
        said += entry.said
        rest = rest.dropFirst(entry.word.count)
      } else {
        said.append(first)
        rest = rest.dropFirst()
      }
    }
    #expect(Pronunciation(entries).applied(to: text) == said)
  }

  @Test func `what has been put in is left alone`() {
    let swapped = Pronunciation([("one", "two"), ("two", "one"), ("three", "three three")])
    #expect(swapped.applied(to: "one two three") == "two one three three")
  }

  @Test func `of several entries for a word the last one holds`() {
    let words = Pronunciation([("One", "first"), ("other", "x"), ("ONE", "last")])
    #expect(words.applied(to: "one") == "last")
    #expect(Pronunciation([("", "nothing")]).applied(to: "one") == "one")
  }

  /// Against the words looked up one by one, where entries are single words.
  @Test(arguments: 0..<100) func `every word is looked up, and nothing else changes`(seed: UInt64) {
    var random = Steps(state: seed)
    let letters = ["a", "B", "é", "ł"]
    func word() -> String { (0...random.next(2)).map { _ in letters[random.next(4)] }.joined() }
    let entries = (0..<5).map { (word: word(), said: "<\($0)>") }
    let text = (0..<30).map { _ in word() }
    let said = text.map { word in
      entries.last { $0.word.lowercased() == word.lowercased() }?.said ?? word
    }
    for separator in [" ", ", ", "-", "  ('"] {
      #expect(
        Pronunciation(entries).applied(to: text.joined(separator: separator))
          == said.joined(separator: separator))
    }
  }
}
