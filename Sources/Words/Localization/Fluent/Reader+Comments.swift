// SPDX-License-Identifier: GPL-3.0-or-later

extension Reader {
  /// One comment: this line and the lines after it with as many `#`.
  mutating func comment() throws(SyntaxFault) -> Comment {
    var hashes = 0
    while hashes < 3, cursor.current == UInt8(ascii: "#") {
      cursor.advance()
      hashes += 1
    }
    let level = Comment.Level(rawValue: hashes) ?? .entry
    var text = try commentLine()
    while let next = placeOfNextCommentLine(hashes) {
      cursor.index = next
      text += "\n"
      text += try commentLine()
    }
    return Comment(level: level, text: text)
  }

  private mutating func commentLine() throws(SyntaxFault) -> String {
    if cursor.current == .newline { return "" }
    try cursor.expect(.space)
    let start = cursor.index
    while let character = cursor.current, character != .newline { cursor.index += 1 }
    return cursor.text(start..<cursor.index)
  }

  /// The place after the `#` of the next line, if that line goes on with this comment.
  private func placeOfNextCommentLine(_ hashes: Int) -> Int? {
    guard cursor.current == .newline else { return nil }
    let start = cursor.place(after: cursor.index)
    let end = start + hashes
    guard (start..<end).allSatisfy({ cursor.byte(at: $0) == UInt8(ascii: "#") }) else { return nil }
    // The byte, not the character: Mozilla's reader ends a comment at a bare `#` before CR LF.
    let following = cursor.byte(at: end)
    return following == .space || following == .newline ? end : nil
  }
}
