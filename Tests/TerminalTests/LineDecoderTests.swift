// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal
import Testing

@Suite struct LineDecoderTests {
  static let table: [(bytes: [UInt8], lines: [String], last: String?)] = [
    (Array("3\n4\n".utf8), ["3", "4"], nil),
    (Array("3\r\n4\r\n".utf8), ["3", "4"], nil),
    (Array("3\r4\r".utf8), ["3", "4"], nil),
    (Array("\n\r\n\r\r\n".utf8), ["", "", "", ""], nil),
    (Array("half".utf8), [], "half"),
    (Array("a\nhalf".utf8), ["a"], "half"),
    (Array("a\0b\u{7}c\td\n".utf8), ["abc d"], nil),
    (Array("\u{1B}[A3\u{1B}[1;5D\n".utf8), ["3"], nil),
    (Array("żółw 漢 e\u{301}\n".utf8), ["żółw 漢 e\u{301}"], nil),
    ([0xFF, 0x61, 0xC3, 0x0A, 0x62, 0xE2, 0x82, 0x0A], ["a", "b"], nil),
    ([0x1B, 0x0A, 0x61, 0x0A], ["", "a"], nil),
    ([], [], nil),
  ]

  @Test(arguments: table) func `Bytes become lines wherever they are cut`(
    bytes: [UInt8], lines: [String], last: String?
  ) {
    for cut in 0...bytes.count {
      var decoder = LineDecoder()
      #expect(decoder.take(bytes[..<cut]) + decoder.take(bytes[cut...]) == lines)
      #expect(decoder.finish() == last)
      #expect(decoder.finish() == nil)
    }
  }

  @Test func `A line without end is cut, and the next is whole`() {
    var decoder = LineDecoder()
    let long = [UInt8](repeating: 0x78, count: 1 << 20)
    let lines = decoder.take(long + [0x0A] + Array("next\n".utf8))
    #expect(lines == [String(repeating: "x", count: LineDecoder.longestLine), "next"])
  }
}
