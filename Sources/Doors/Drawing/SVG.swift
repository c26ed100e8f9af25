// SPDX-License-Identifier: GPL-3.0-or-later

/// The elements that drawings are made of, as text.
enum SVG {
  static func rect(_ box: Box, _ classes: String, corner: Int = 0, line: Int = 0) -> String {
    let round = corner == 0 ? "" : " rx=\"\(corner)\""
    let stroke = line == 0 ? "" : " stroke-width=\"\(line)\""
    return "<rect\(frame(box))\(round) class=\"\(classes)\"\(stroke)/>"
  }

  /// A line around a box that is not filled.
  static func outline(_ box: Box, _ classes: String, corner: Int, line: Int, dashes: String? = nil)
    -> String
  {
    let dashes = dashes.map { " stroke-dasharray=\"\($0)\"" } ?? ""
    return "<rect\(frame(box)) rx=\"\(corner)\" class=\"\(classes)\" fill=\"none\""
      + " stroke-width=\"\(line)\"\(dashes)/>"
  }

  /// - Parameters:
  ///   - shape: a path in a square of 100 points.
  ///   - side: that of the square it fills.
  static func path(_ shape: String, _ ink: Ink, x: Int, y: Int, side: Int) -> String {
    let scale = "\(side / 100).\(side % 100 < 10 ? "0" : "")\(side % 100)"
    return "<path class=\"\(ink.rawValue)\" transform=\"translate(\(x) \(y)) scale(\(scale))\""
      + " d=\"\(shape)\"/>"
  }

  /// One line of text in the middle of a box, made narrower where it is too wide for it.
  static func text(_ text: String, _ ink: Ink, in box: Box, size: Int) -> String {
    let width = TextMeasure.width(of: text, size: size)
    let squeeze = width > box.width ? max(1, box.width * 100 / width) : 100
    // Capitals are seven tenths as high as their type.
    let base = box.y + box.height / 2 + size * 36 / 100
    let scale =
      squeeze == 100 ? "" : " scale(0.\(squeeze < 10 ? "0" : "")\(squeeze) 1)"
    return "<text class=\"\(ink.rawValue)\" font-size=\"\(size)\""
      + " transform=\"translate(\(box.middle) \(base))\(scale)\">\(escaped(text))</text>"
  }

  /// Lines of text, in the middle of a box.
  static func text(_ fitted: FittedText, _ ink: Ink, in box: Box) -> String {
    let top = box.y + (box.height - fitted.height) / 2
    return fitted.lines.enumerated().map { index, line in
      text(
        line, ink,
        in: Box(
          x: box.x, y: top + index * fitted.lineHeight, width: box.width,
          height: fitted.lineHeight), size: fitted.size)
    }.joined()
  }

  /// - Parameter link: an address, or `#` and the id of what was drawn before.
  static func image(_ link: String, in box: Box, fits: String = "none") -> String {
    link.hasPrefix("#")
      ? "<use href=\"\(link)\"/>"
      : "<image\(frame(box)) preserveAspectRatio=\"\(fits)\" href=\"\(escaped(link))\"/>"
  }

  /// One of the squares that a picture is cut into, `side` of them beside each other.
  static func part(
    column: Int, row: Int, of side: Int, _ link: String, in box: Box
  ) -> String {
    let part = pictureSide / side
    let picture = Box(x: 0, y: 0, width: pictureSide, height: pictureSide)
    return "<svg\(frame(box)) viewBox=\"\(column * part) \(row * part) \(part) \(part)\">"
      + image(link, in: picture) + "</svg>"
  }

  /// How many units a picture is cut by: 3 and 4 divide it.
  static let pictureSide = 480

  static func group(_ attributes: String, _ content: String) -> String {
    "<g \(attributes)>\(content)</g>"
  }

  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }

  static func frame(_ box: Box) -> String {
    " x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\""
  }
}
