// SPDX-License-Identifier: GPL-3.0-or-later

import Terminal

/// Makes lines of what is typed on a network virtual terminal (RFC 854): CR LF, CR NUL or a bare LF
/// ends one, backspace and the commands for it erase.
struct LineInput: Sendable {
  enum Line: Equatable, Sendable {
    case line(String)
    case tooLong
  }

  /// In characters.
  static let longestLine = 200
  /// Enough for characters of many marks; what comes after that is dropped until the line ends.
  private static let mostBytes = longestLine * 8

  private var bytes: [UInt8] = []
  private var isFull = false
  private var sawReturn = false

  /// - Returns: the line that the byte ends; nil for none.
  mutating func take(_ byte: UInt8, in charset: Charset) -> Line? {
    defer { sawReturn = byte == 0x0D }
    switch byte {
    case 0x00: break
    case 0x0A: return sawReturn ? nil : end(in: charset)
    case 0x0D: return end(in: charset)
    case 0x08, 0x7F: eraseCharacter(in: charset)
    default:
      isFull = isFull || bytes.count == Self.mostBytes
      if !isFull { bytes.append(byte) }
    }
    return nil
  }

  mutating func eraseCharacter(in charset: Charset) {
    guard let last = bytes.popLast() else { return }
    var byte = last
    // Bytes of UTF-8 that go on with a scalar.
    while charset == .utf8, byte & 0xC0 == 0x80, let before = bytes.popLast() { byte = before }
  }

  mutating func eraseLine() { (bytes, isFull) = ([], false) }

  private mutating func end(in charset: Charset) -> Line {
    defer { eraseLine() }
    guard !isFull else { return .tooLong }
    // What no key types is left out as at a terminal.
    var keys = LineDecoder()
    _ = keys.take(charset.text(of: bytes).utf8)
    let text = keys.finish() ?? ""
    return text.count > Self.longestLine ? .tooLong : .line(text)
  }
}
