// SPDX-License-Identifier: GPL-3.0-or-later

/// What a picture is drawn on, from the top down; lengths are in pixels.
struct PictureSheet {
  static let width = 1000
  static let margin = 40
  static let lineHeight = 40
  /// So many letters have room in a line, in a wide typeface.
  private static let lineLength = 52

  /// The top of what is still empty.
  var y = margin
  private(set) var elements: [String] = []

  var height: Int { y + Self.margin }

  /// Writes a text in as many lines as it needs.
  mutating func write(_ text: String, x: Int = margin, style: String = "plain") {
    for line in text.lines(atMost: Self.lineLength) {
      y += Self.lineHeight
      elements.append(
        "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y - 8)\">\(line.escapedForXML)</text>")
    }
  }

  mutating func rectangle(x: Int, y: Int, width: Int, height: Int, style: String) {
    elements.append(
      "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>")
  }
}

extension String {
  /// The words in lines of at most so many letters; a longer word is cut.
  fileprivate func lines(atMost limit: Int) -> [String] {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] = "\(last) \(word)"
        continue
      }
      var rest = word[...]
      while !rest.isEmpty {
        lines.append(String(rest.prefix(limit)))
        rest = rest.dropFirst(limit)
      }
    }
    return lines
  }

  var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
