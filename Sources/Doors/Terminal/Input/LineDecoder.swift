// SPDX-License-Identifier: GPL-3.0-or-later

/// Cuts bytes into lines at LF, CR LF or CR, however the bytes are cut into chunks.
///
/// A line holds text only: what no key types (broken UTF-8, control characters, the escape
/// sequence of an arrow pressed by mistake) is left out, and a tab counts as a space.
public struct LineDecoder: Sendable {
  /// In bytes of UTF-8; the rest of a longer line is dropped, so that memory stays bounded.
  public static let longestLine = 4096

  private var keys = KeyDecoder()
  private var line = ""
  private var isFull = false
  private var sawReturn = false
  private var sawAnything = false

  /// A decoder at the beginning of a line.
  public init() {}

  /// The lines that the bytes complete.
  public mutating func take(_ bytes: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      let endsReturn = byte == 0x0A && sawReturn
      sawReturn = byte == 0x0D
      if endsReturn { continue }
      if byte == 0x0A || byte == 0x0D {
        lines.append(endLine())
      } else {
        sawAnything = true
        for press in keys.take(CollectionOfOne(byte)) { add(press) }
      }
    }
    return lines
  }

  /// The last line, when the input ends without ending it.
  public mutating func finish() -> String? { sawAnything ? endLine() : nil }

  private mutating func add(_ press: KeyPress) {
    let text = press == KeyPress(.tab) ? " " : press.text
    guard let text, !isFull else { return }
    isFull = line.utf8.count + text.utf8.count > Self.longestLine
    if !isFull { line.append(text) }
  }

  private mutating func endLine() -> String {
    defer { self = LineDecoder(sawReturn: sawReturn) }
    return line
  }

  private init(sawReturn: Bool) { self.sawReturn = sawReturn }
}
