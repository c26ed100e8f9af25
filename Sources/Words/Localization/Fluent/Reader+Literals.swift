// SPDX-License-Identifier: GPL-3.0-or-later

extension Reader {
  var startsNumber: Bool {
    let digit = cursor.index + (cursor.current == UInt8(ascii: "-") ? 1 : 0)
    return cursor.byte(at: digit)?.isDigit ?? false
  }

  mutating func number() throws(SyntaxFault) -> NumberLiteral {
    let start = cursor.index
    if cursor.current == UInt8(ascii: "-") { cursor.advance() }
    try digits()
    if cursor.current == UInt8(ascii: ".") {
      cursor.advance()
      try digits()
    }
    let text = cursor.text(start..<cursor.index)
    return NumberLiteral(text: text, value: Double(text) ?? .infinity)
  }

  private mutating func digits() throws(SyntaxFault) {
    let start = cursor.index
    while let byte = cursor.byte(at: cursor.index), byte.isDigit { cursor.index += 1 }
    if cursor.index == start { throw .characterOutOfRange }
  }

  /// The text between quotation marks, its escapes replaced.
  mutating func string() throws(SyntaxFault) -> String {
    try cursor.expect(UInt8(ascii: "\""))
    var text: [UInt8] = []
    while let character = cursor.current, character != UInt8(ascii: "\"") {
      if character == .newline { throw .unterminatedString }
      cursor.advance()
      if character == UInt8(ascii: "\\") {
        text += try escape()
      } else {
        text.append(character)
      }
    }
    try cursor.expect(UInt8(ascii: "\""))
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(SyntaxFault) -> [UInt8] {
    switch cursor.current {
    case UInt8(ascii: "\\")?, UInt8(ascii: "\"")?:
      let character = cursor.bytes[cursor.index]
      cursor.advance()
      return [character]
    case UInt8(ascii: "u")?: return try codePoint(digits: 4)
    case UInt8(ascii: "U")?: return try codePoint(digits: 6)
    default: throw .unknownEscape
    }
  }

  private mutating func codePoint(digits: Int) throws(SyntaxFault) -> [UInt8] {
    cursor.advance()
    let start = cursor.index
    while cursor.index < start + digits {
      guard cursor.byte(at: cursor.index)?.isHexDigit ?? false else { throw .invalidUnicodeEscape }
      cursor.index += 1
    }
    let value = UInt32(cursor.text(start..<cursor.index), radix: 16) ?? 0
    // Surrogates are well formed but name no character; the standard has U+FFFD said instead.
    return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }
}
