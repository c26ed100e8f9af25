// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Text as the bytes of a file.
enum UTF8Text {
  /// Where the first bytes stand that are not UTF-8; nil where all are.
  static func firstFlaw(in bytes: Data) -> Int? {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// The line and the byte within it, both from 1.
  static func position(of offset: Int, in bytes: Data) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 - before.startIndex + 1 } ?? 0
    return (before.count { $0 == UInt8(ascii: "\n") } + 1, offset - lineStart + 1)
  }
}
