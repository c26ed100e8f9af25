// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in the bytes of a Fluent file. CR LF counts as one LF, as in the standard.
///
/// It works on bytes because everything the grammar looks at is ASCII, and walking characters is
/// many times slower.
struct ByteCursor {
  let bytes: [UInt8]
  var index = 0

  /// Bytes that are not UTF-8 are replaced first, so that every slice is a string.
  init(_ source: String) { bytes = Array(source.utf8) }

  /// A place in bytes that are UTF-8.
  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  var current: UInt8? { character(at: index) }

  func character(at place: Int) -> UInt8? {
    guard place < bytes.count else { return nil }
    return isLineBreakPair(at: place) ? .newline : bytes[place]
  }

  /// Unlike ``character(at:)`` this sees the CR of a CR LF.
  func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  func place(after place: Int) -> Int { place + (isLineBreakPair(at: place) ? 2 : 1) }

  private func isLineBreakPair(at place: Int) -> Bool {
    place + 1 < bytes.count && bytes[place] == .carriageReturn && bytes[place + 1] == .newline
  }

  mutating func advance() { index = place(after: index) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func expect(_ character: UInt8) throws(SyntaxFault) {
    guard current == character else { throw .unexpectedCharacter }
    advance()
  }

  mutating func expectLineEnd() throws(SyntaxFault) {
    if current != nil { try expect(.newline) }
  }

  func placeAfterSpaces(from place: Int) -> Int {
    var place = place
    while byte(at: place) == .space { place += 1 }
    return place
  }

  func placeAfterBlank(from place: Int) -> Int {
    var place = place
    while let character = character(at: place), character == .space || character == .newline {
      place = self.place(after: place)
    }
    return place
  }

  /// The beginning of the first line that is not blank, and how many line ends come before it.
  func placeAfterBlankLines(from place: Int) -> (place: Int, lines: Int) {
    var place = place
    var lines = 0
    while true {
      let end = placeAfterSpaces(from: place)
      guard let character = character(at: end) else { return (end, lines) }
      guard character == .newline else { return (place, lines) }
      lines += 1
      place = self.place(after: end)
    }
  }

  mutating func skipSpaces() { index = placeAfterSpaces(from: index) }

  mutating func skipBlank() { index = placeAfterBlank(from: index) }

  /// Moves on to the next line that looks like an entry, going back to the last line end where
  /// that cannot lead to the same broken entry again.
  mutating func recover(from start: Int) {
    if let lineEnd = bytes[..<min(index, bytes.count)].lastIndex(of: .newline), lineEnd > start {
      index = lineEnd
    }
    while let character = current {
      advance()
      if character == .newline, looksLikeEntry { return }
    }
  }

  private var looksLikeEntry: Bool {
    guard let first = byte(at: index) else { return false }
    if first.isLetter || first == UInt8(ascii: "-") || first == UInt8(ascii: "#") { return true }
    // The comments and sections of Fluent 0.4.
    return (first == UInt8(ascii: "/") || first == UInt8(ascii: "["))
      && byte(at: index + 1) == first
  }

  /// The number of the line that holds a place, from 1.
  func line(of place: Int) -> Int {
    1 + bytes[..<min(place, bytes.count)].count { $0 == .newline }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  var isLetter: Bool { (97...122).contains(self) || (65...90).contains(self) }
  var isDigit: Bool { (48...57).contains(self) }
  var isHexDigit: Bool { isDigit || (65...70).contains(self) || (97...102).contains(self) }
  var isInIdentifier: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}
