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
    let round = corner == 0 ? "" : " rx=\"\(corner)\""
    return "<rect\(frame(box))\(round) class=\"\(classes)\" fill=\"none\""
      + " stroke-width=\"\(line)\"\(dashes)/>"
  }

  /// - Parameters:
  ///   - shape: a path in a square of 100 points.
  ///   - side: that of the square it fills.
  static func path(_ shape: String, _ ink: Ink, x: Int, y: Int, side: Int) -> String {
    "<path class=\"\(ink.rawValue)\" transform=\"translate(\(x) \(y)) scale(\(share(side, of: 100)))\""
      + " d=\"\(shape)\"/>"
  }

  /// One line of text in the middle of a box, or one that is too wide for it made as narrow as that.
  static func text(_ text: String, _ ink: Ink, in box: Box, size: Int) -> String {
    let width = TextMeasure.width(of: text, size: size)
    // Capitals are seven tenths as high as their type.
    let base = box.y + box.height / 2 + size * 36 / 100
    let start = "<text class=\"\(ink.rawValue)"
    guard width > box.width else {
      return start + "\" font-size=\"\(size)\" x=\"\(box.middle)\" y=\"\(base)\">"
        + "\(escaped(text))</text>"
    }
    // From its start, since librsvg centres text before it makes it narrower.
    return start + " line\" font-size=\"\(size)\" transform=\"translate(\(box.x) \(base))"
      + " scale(\(share(box.width, of: width)) 1)\">\(escaped(text))</text>"
  }

  /// A part of 1, with two digits behind the point.
  private static func share(_ part: Int, of whole: Int) -> String {
    let hundredths = max(1, part * 100 / whole)
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
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

  /// The square picture that a puzzle was cut from, to be used by its id.
  static func picture(_ link: String, id: String) -> String {
    "<image id=\"\(id)\" width=\"\(pictureSide)\" height=\"\(pictureSide)\""
      + " preserveAspectRatio=\"none\" href=\"\(escaped(link))\"/>"
  }

  /// A line of text from the side on which the language begins.
  static func line(
    _ text: String, _ ink: Ink, _ box: Box, base: Int, size: Int, _ isRightToLeft: Bool
  ) -> String {
    let start = isRightToLeft ? "x=\"\(box.right)\" direction=\"rtl\"" : "x=\"\(box.x)\""
    return "<text class=\"\(ink.rawValue) line\" font-size=\"\(size)\" \(start)"
      + " y=\"\(base)\">\(escaped(text))</text>"
  }

  static func line(_ path: String, _ classes: String, width: Int) -> String {
    "<path class=\"\(classes)\" d=\"\(path)\" fill=\"none\" stroke-width=\"\(width)\"/>"
  }

  /// Slanting lines all over a box.
  static func hatching(_ box: Box, _ classes: String, step: Int, width: Int) -> String {
    let path = stride(from: step, to: box.width + box.height - step / 2, by: step).map { way in
      let right = min(way, box.width)
      let length = right - max(0, way - box.height)
      return "M\(box.x + right) \(box.y + way - right)l-\(length) \(length)"
    }.joined()
    return line(path, classes, width: width)
  }

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
