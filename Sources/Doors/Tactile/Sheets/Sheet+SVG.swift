// SPDX-License-Identifier: GPL-3.0-or-later

extension Sheet {
  /// An SVG file of the size of the paper, all of it black on white.
  ///
  /// - Parameter language: that of the title, as a BCP 47 tag.
  public func svg(language: String) -> String {
    let (width, height) = (paper.width.written, paper.height.written)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)mm" height="\(height)mm" \
      viewBox="0 0 \(width) \(height)" xml:lang="\(language)" role="img" aria-labelledby="title">
      <title id="title">\(title.escaped)</title>
      <rect width="100%" height="100%" fill="#fff"/>
      <g fill="none" stroke="#000" stroke-linejoin="round">
      \(lines.joined(separator: "\n"))
      </g>
      <g>
      \(shapes.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private var lines: [String] {
    marks.compactMap { mark in
      guard case .line(let points, let style) = mark else { return nil }
      let dashes = style.dashes.map {
        " stroke-dasharray=\"\($0.length.written) \($0.gap.written)\""
      }
      return "<path class=\"\(style.rawValue)\" stroke-width=\"\(style.width.written)\""
        + "\(dashes ?? "") d=\"\(points.path)\"/>"
    }
  }

  private var shapes: [String] {
    marks.compactMap { mark in
      switch mark {
      case .line: nil
      case .braille(let dots):
        "<g class=\"braille\">" + dots.map { $0.circle(Standard.dot) }.joined() + "</g>"
      case .point(let middle): middle.circle(Standard.point)
      case .shape(let points): "<path d=\"\(points.path)\"/>"
      }
    }
  }
}

extension [Point] {
  /// As `d` takes it, closed where the line is.
  fileprivate var path: String {
    let isClosed = count > 2 && first == last
    let open = isClosed ? dropLast() : self[...]
    return "M" + open.map { "\($0.x.written) \($0.y.written)" }.joined(separator: "L")
      + (isClosed ? "Z" : "")
  }
}

extension Point {
  fileprivate func circle(_ width: Double) -> String {
    "<circle cx=\"\(x.written)\" cy=\"\(y.written)\" r=\"\((width / 2).written)\"/>"
  }
}

extension Double {
  /// With two digits after the point at most, in every locale.
  fileprivate var written: String {
    let hundredths = Int((self * 100).rounded())
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}

extension String {
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
