// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Atlas

struct JSONTests {
  static let sound: [(String, JSON)] = [
    ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .number("0")),
    ("-12.50e+3", .number("-12.50e+3")), ("18446744073709551615", .number("18446744073709551615")),
    (#""""#, .text("")), (#""a\"\\\/\b\f\n\r\t""#, .text("a\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u00e9\uD83D\ude00é😀""#, .text("é😀é😀")), ("[]", .list([])), ("{ }", .object([:])),
    ("[1 , [2]]", .list([.number("1"), .list([.number("2")])])),
    ("{\"a\" : {\"b\":null}}", .object(["a": .object(["b": .null])])),
  ]

  @Test(arguments: sound)
  func aSoundTextIsRead(_ text: String, _ value: JSON) throws {
    #expect(try JSON(text) == value)
  }

  static let broken: [(String, Int, Int)] = [
    ("", 1, 1), ("nul", 1, 4), ("tree", 1, 3), ("1 2", 1, 3), ("01", 1, 2), ("-", 1, 2),
    ("1.", 1, 3), (".5", 1, 1), ("1e", 1, 3), ("+1", 1, 1), ("NaN", 1, 1), ("'a'", 1, 1),
    ("\"a", 1, 3), ("\"a\nb\"", 1, 3), ("\"\t\"", 1, 2), (#""\x""#, 1, 3), (#""\u12G4""#, 1, 6),
    (#""\ud800""#, 1, 8), (#""\ud800\u0041""#, 1, 14), (#""\udc00""#, 1, 8), ("[1,]", 1, 4),
    ("[1", 1, 3), ("[1 2]", 1, 4), ("{\"a\"}", 1, 5), ("{\"a\":1,}", 1, 8), ("{a:1}", 1, 2),
    ("{\"a\":1}\n\n }", 3, 2), ("// a\n1", 1, 1),
  ]

  @Test(arguments: broken)
  func aBrokenTextIsToldByItsPlace(_ text: String, _ line: Int, _ column: Int) {
    #expect(throws: Flaw.brokenJSON(line: line, column: column)) { try JSON(text) }
  }

  @Test func thirtyTwoLevelsAreDeepEnough() throws {
    let nest = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(throws: Never.self) { try JSON(nest(32)) }
    #expect(throws: Flaw.tooDeep(line: 1, column: 33)) { try JSON(nest(33)) }
  }
}
