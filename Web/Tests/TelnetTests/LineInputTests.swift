// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Telnet

@Suite struct LineInputTests {
  private func lines(_ bytes: [UInt8], in charset: Charset = .utf8) -> [LineInput.Line] {
    var input = LineInput()
    return bytes.compactMap { input.take($0, in: charset) }
  }

  private func lines(_ text: String, in charset: Charset = .utf8) -> [LineInput.Line] {
    lines(Array(text.utf8), in: charset)
  }

  @Test(arguments: ["\r\n", "\r\0", "\n", "\r"]) func everyEndEndsOneLine(end: String) {
    #expect(lines("a\(end)\(end)b\(end)") == [.line("a"), .line(""), .line("b")])
  }

  @Test func backspaceTakesWholeCharacters() {
    #expect(lines("\u{8}dü\u{8}\u{7F}Dä€\u{8}\u{8}e\u{8}\n") == [.line("D")])
    #expect(lines([0x61, 0xE4, 0xA7, 0x08, 0x0A], in: .latin1) == [.line("aä")])
  }

  @Test func whatNoKeyTypesIsLeftOut() {
    #expect(lines("a\u{1B}[Ab\u{7}\tc\n") == [.line("ab c")])
  }

  @Test func whatIsNoUTF8IsReadAsLatin1() {
    #expect(lines([0x66, 0xFC, 0x72, 0x0A]) == [.line("für")])
    #expect(lines([0xF0, 0x9F, 0x0A]) == [.line("ð")])
  }

  @Test func aLineHas200CharactersAndNoMore() {
    let longest = String(repeating: "\u{1F1E9}\u{1F1EA}", count: 200)
    #expect(lines(longest + "\n") == [.line(longest)])
    #expect(lines(String(repeating: "x", count: 201) + "\nb\n") == [.tooLong, .line("b")])
    #expect(lines(String(repeating: "x", count: 1_000_000) + "\nb\n") == [.tooLong, .line("b")])
  }
}

@Suite struct CharsetTests {
  @Test func lettersThatAreMissingAreTransliterated() {
    func ascii(_ text: String) -> String {
      String(decoding: Charset.ascii.bytes(of: text), as: UTF8.self)
    }
    #expect(ascii("Königin – „Straße“") == #"Konigin - ,,Strasse""#)
    #expect(ascii("Дама червей") == "Dama cervej")
    #expect(ascii("カード") == "kado")
    #expect(ascii("सात") == "sata")
    #expect(ascii("٣ بطاقات ♥") == "3 btaqat ?")
  }

  @Test func latin1KeepsItsOwn() {
    #expect(
      Charset.latin1.bytes(of: "u\u{308}ß Łódź") == [0xFC, 0xDF, 0x20, 0x4C, 0xF3, 0x64, 0x7A])
  }

  @Test func aRequestIsAnsweredByTheBest() {
    let answer = CharsetMessage.answer(to: ["KOI8-R", "latin1", "utf-8"])
    #expect(answer.message == .accepted("utf-8") && answer.charset == .utf8)
    #expect(CharsetMessage.answer(to: ["KOI8-R"]).message == .rejected)
    #expect(CharsetMessage(Wire.bytes(#"1 "[TTABLE]" 1 " UTF-8 X""#)) == .request(["UTF-8", "X"]))
    #expect(CharsetMessage([1]) == nil && CharsetMessage([]) == nil)
  }
}
