// SPDX-License-Identifier: GPL-3.0-or-later

extension Reader {
  private enum Piece {
    case text(Range<Int>)
    /// Line ends, then the spaces that begin the next line.
    case indent(lines: Int, spaces: Int)
    case placeable(Expression)
  }

  /// The words after `=` or after a variant's key, on the same line or below; nil if there are none.
  mutating func pattern() throws(SyntaxFault) -> Pattern? {
    let inline = cursor.placeAfterSpaces(from: cursor.index)
    guard let first = cursor.character(at: inline) else { return nil }
    if first != .newline {
      cursor.index = inline
      return try pattern(indent: nil)
    }
    let below = cursor.placeAfterBlankLines(from: inline).place
    guard continuesPattern(at: below) else { return nil }
    cursor.index = cursor.placeAfterSpaces(from: below)
    return try pattern(indent: cursor.index - below)
  }

  /// Whether the line that starts here still belongs to the pattern above.
  private func continuesPattern(at lineStart: Int) -> Bool {
    let place = cursor.placeAfterSpaces(from: lineStart)
    guard let first = cursor.byte(at: place) else { return false }
    if first == UInt8(ascii: "{") { return true }
    return place > lineStart && !Self.endsPattern(first)
  }

  private static func endsPattern(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "*")
  }

  /// - Parameter indent: The spaces before the first line, where it is a line of its own.
  private mutating func pattern(indent: Int?) throws(SyntaxFault) -> Pattern {
    var pieces: [Piece] = []
    var common = indent ?? .max
    if let indent { pieces.append(.indent(lines: 0, spaces: indent)) }
    reading: while let character = cursor.current {
      switch character {
      case .newline:
        let (lineStart, lines) = cursor.placeAfterBlankLines(from: cursor.index)
        guard continuesPattern(at: lineStart) else { break reading }
        cursor.index = cursor.placeAfterSpaces(from: lineStart)
        common = min(common, cursor.index - lineStart)
        pieces.append(.indent(lines: lines, spaces: cursor.index - lineStart))
      case UInt8(ascii: "}"): throw .unbalancedBrace
      case UInt8(ascii: "{"): pieces.append(.placeable(try placeable()))
      default: pieces.append(.text(textRun()))
      }
    }
    return elements(of: pieces, without: common)
  }

  private mutating func textRun() -> Range<Int> {
    let start = cursor.index
    while let character = cursor.current, character != .newline,
      character != UInt8(ascii: "{"), character != UInt8(ascii: "}")
    {
      cursor.index += 1
    }
    return start..<cursor.index
  }

  /// Joins neighbouring text, takes the common indent off, and trims the end.
  private func elements(of pieces: [Piece], without common: Int) -> Pattern {
    var elements: Pattern = []
    var text: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let range): text += cursor.bytes[range]
      case .indent(let lines, let spaces):
        text += repeatElement(.newline, count: lines)
        text += repeatElement(.space, count: spaces - common)
      case .placeable(let expression):
        if !text.isEmpty { elements.append(.text(String(decoding: text, as: UTF8.self))) }
        text.removeAll(keepingCapacity: true)
        elements.append(.placeable(expression))
      }
    }
    while let last = text.last, last == .space || last == .newline || last == .carriageReturn {
      text.removeLast()
    }
    if !text.isEmpty { elements.append(.text(String(decoding: text, as: UTF8.self))) }
    return elements
  }
}
