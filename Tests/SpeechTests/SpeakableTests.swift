// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Testing

struct SpeakableTests {
  @Test func `every control character becomes a space`() {
    for value in Array(0...0x1F) + Array(0x7F...0x9F) {
      let control = Unicode.Scalar(UInt8(value))
      #expect("a\(control)b".speakable == "a b")
    }
  }

  @Test(arguments: [
    "\u{061C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ])
  func `marks of direction are dropped`(mark: String) {
    #expect("a\(mark)b".speakable == "ab")
  }

  @Test(arguments: [
    ("٣ و ٢٥", "3 و 25"), ("२५ पान", "25 पान"), ("２５枚、Ａ！", "25枚、A!"), ("۴", "4"),
    ("表　裏", "表 裏"), ("½ ² 三", "½ ² 三"),
  ])
  func `digits and wide letters are those that every voice reads`(text: String, said: String) {
    #expect(text.speakable == said)
    #expect(text.unicodeScalars.count == said.unicodeScalars.count)
  }

  @Test(arguments: ["", "Łódź", "<b> & [[x]]", "日本", "e\u{301}", "👩‍👩‍👧"])
  func `all else is kept`(text: String) {
    #expect(text.speakable == text)
  }
}
