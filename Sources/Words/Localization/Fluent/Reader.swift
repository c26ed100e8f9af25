// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads a Fluent file (Fluent Syntax 1.0, projectfluent.org).
///
/// It accepts, refuses and recovers exactly as Mozilla's `fluent.syntax` does; the tests compare the
/// two. Broken entries become ``Junk`` and never stop the rest.
struct Reader {
  var cursor: ByteCursor
  /// How many braces are open; see ``SyntaxFault/nestedTooDeep``.
  var depth = 0

  static let deepest = 32

  init(_ source: String) { cursor = ByteCursor(source) }

  /// Reads from where an entry begins.
  init(_ bytes: [UInt8], at place: Int) { cursor = ByteCursor(bytes, at: place) }

  /// All entries of the file in order.
  mutating func entries() -> [Entry] {
    var entries: [Entry] = []
    // A comment belongs to the entry on the next line, but only once that is known to be whole.
    var waiting: Comment?
    cursor.index = cursor.placeAfterBlankLines(from: 0).place
    while cursor.current != nil {
      var entry = entryOrJunk()
      let (place, blankLines) = cursor.placeAfterBlankLines(from: cursor.index)
      cursor.index = place
      if case .comment(let comment) = entry, comment.level == .entry, blankLines == 0,
        cursor.current != nil
      {
        waiting = comment
        continue
      }
      if let comment = waiting {
        if !entry.adopt(comment) { entries.append(.comment(comment)) }
        waiting = nil
      }
      entries.append(entry)
    }
    return entries
  }

  /// The message or term that begins here; nil for a broken one.
  mutating func definition() -> Definition? {
    do throws(SyntaxFault) {
      let definition =
        cursor.current == UInt8(ascii: "-") ? try term() : try message()
      try cursor.expectLineEnd()
      return definition
    } catch {
      return nil
    }
  }

  private mutating func entryOrJunk() -> Entry {
    let start = cursor.index
    do {
      let entry = try entry()
      try cursor.expectLineEnd()
      return entry
    } catch {
      depth = 0
      let failed = cursor.index
      cursor.recover(from: start)
      let end = min(cursor.index, cursor.bytes.count)
      return .junk(
        Junk(
          text: cursor.text(start..<end), fault: error, start: start, offset: min(failed, end)))
    }
  }

  private mutating func entry() throws(SyntaxFault) -> Entry {
    switch cursor.current {
    case UInt8(ascii: "#"): return .comment(try comment())
    case UInt8(ascii: "-"): return .term(try term())
    case let first? where first.isLetter: return .message(try message())
    default: throw .noEntryStart
    }
  }

  private mutating func message() throws(SyntaxFault) -> Definition {
    let offset = cursor.index
    let name = try identifier()
    cursor.skipSpaces()
    try cursor.expect(UInt8(ascii: "="))
    let value = try pattern()
    let attributes = try attributes()
    if value == nil && attributes.isEmpty { throw .emptyMessage }
    return Definition(name: name, value: value, attributes: attributes, offset: offset)
  }

  private mutating func term() throws(SyntaxFault) -> Definition {
    let offset = cursor.index
    cursor.advance()
    let name = try identifier()
    cursor.skipSpaces()
    try cursor.expect(UInt8(ascii: "="))
    guard let value = try pattern() else { throw .emptyTerm }
    return Definition(name: name, value: value, attributes: try attributes(), offset: offset)
  }

  private mutating func attributes() throws(SyntaxFault) -> [Attribute] {
    var attributes: [Attribute] = []
    while true {
      let place = cursor.placeAfterBlank(from: cursor.index)
      guard cursor.byte(at: place) == UInt8(ascii: ".") else { return attributes }
      cursor.index = place + 1
      let name = try identifier()
      cursor.skipSpaces()
      try cursor.expect(UInt8(ascii: "="))
      guard let value = try pattern() else { throw .noValue }
      attributes.append(Attribute(name: name, value: value))
    }
  }

  mutating func identifier() throws(SyntaxFault) -> String {
    let start = cursor.index
    guard let first = cursor.current, first.isLetter else { throw .characterOutOfRange }
    while let byte = cursor.byte(at: cursor.index), byte.isInIdentifier { cursor.index += 1 }
    return cursor.text(start..<cursor.index)
  }
}

extension Entry {
  /// Attaches a comment; false where this entry takes none.
  fileprivate mutating func adopt(_ comment: Comment) -> Bool {
    switch self {
    case .message(var definition):
      definition.comment = comment.text
      self = .message(definition)
    case .term(var definition):
      definition.comment = comment.text
      self = .term(definition)
    case .comment, .junk: return false
    }
    return true
  }
}
