// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads a JSON text from its first byte to its last.
///
/// Foundation's decoder does not tell an author on which line a comma is missing; this one does.
struct JSONScanner {
  private static let deepest = 32

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(text: String) { bytes = Array(text.utf8) }

  mutating func wholeText() throws(Flaw) -> JSON {
    let value = try value()
    guard next() == nil else { throw broken }
    return value
  }

  private mutating func value() throws(Flaw) -> JSON {
    switch next() {
    case UInt8(ascii: "{"): return try nested { (scanner) throws(Flaw) in try scanner.object() }
    case UInt8(ascii: "["): return try nested { (scanner) throws(Flaw) in try scanner.list() }
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested(
    _ read: (inout JSONScanner) throws(Flaw) -> JSON
  ) throws(Flaw) -> JSON {
    guard depth < Self.deepest else {
      let (line, column) = place(of: position)
      throw .tooDeep(line: line, column: column)
    }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(Flaw) -> JSON {
    var members: [String: JSON] = [:]
    if took("}") { return .object(members) }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw broken }
      let start = position
      let name = try string()
      guard members[name] == nil else {
        let (line, column) = place(of: start)
        throw .nameTwice(line: line, column: column)
      }
      guard took(":") else { throw broken }
      members[name] = try value()
    } while took(",")
    guard took("}") else { throw broken }
    return .object(members)
  }

  private mutating func list() throws(Flaw) -> JSON {
    var values: [JSON] = []
    if took("]") { return .list(values) }
    repeat { values.append(try value()) } while took(",")
    guard took("]") else { throw broken }
    return .list(values)
  }

  private mutating func word(_ word: String, _ value: JSON) throws(Flaw) -> JSON {
    for byte in word.utf8 {
      guard byte == current else { throw broken }
      position += 1
    }
    return value
  }

  private mutating func number() throws(Flaw) -> String {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(Flaw) {
    guard isDigit(current) else { throw broken }
    while isDigit(current) { position += 1 }
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}

// Strings.
extension JSONScanner {
  private mutating func string() throws(Flaw) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = current, byte >= 0x20 {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text += Array(String(try escaped()).utf8)
      default:
        text.append(byte)
        position += 1
      }
    }
    throw broken
  }

  private mutating func escaped() throws(Flaw) -> Unicode.Scalar {
    guard let byte = current else { throw broken }
    let plain: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = plain[byte] {
      position += 1
      return scalar
    }
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // Half of a pair; half alone names no character.
    guard first < 0xDC00, skip("\\") else { throw broken }
    let second = try unit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw broken }
    return scalar
  }

  /// The four digits after `\u`.
  private mutating func unit() throws(Flaw) -> UInt32 {
    guard skip("u") else { throw broken }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw broken
      }
      unit = unit * 16 + UInt32(digit)
      position += 1
    }
    return unit
  }
}

// Bytes and where they stand.
extension JSONScanner {
  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next byte that is not white space.
  private mutating func next() -> UInt8? {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    return current
  }

  private mutating func took(_ sign: Unicode.Scalar) -> Bool {
    _ = next()
    return skip(sign)
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private var broken: Flaw {
    let (line, column) = place(of: position)
    return .brokenJSON(line: line, column: column)
  }

  private func place(of position: Int) -> (line: Int, column: Int) {
    let before = bytes[..<position]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, position - lineStart + 1)
  }
}
