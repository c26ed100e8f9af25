// SPDX-License-Identifier: GPL-3.0-or-later

/// Lines of text below each other, broken where they are too long.
struct TextColumn {
  struct Line {
    let text: String
    let size: Int
    let isFocused: Bool

    init(_ text: String, size: Int, isFocused: Bool = false) {
      self.text = text
      self.size = size
      self.isFocused = isFocused
    }
  }

  private(set) var content = ""
  private(set) var height = 0

  init(_ lines: [Line], width: Int, isRightToLeft: Bool) {
    for line in lines {
      let fitted = FittedText(line.text, width: width, size: line.size)
      let box = Box(x: 0, y: height, width: width, height: fitted.height)
      for (index, text) in fitted.lines.enumerated() {
        let base = height + index * fitted.lineHeight + line.size
        content += SVG.line(text, .word, box, base: base, size: line.size, isRightToLeft)
      }
      if line.isFocused {
        content += SVG.outline(box.inset(by: -6), "focus", corner: 8, line: 6)
      }
      height = box.bottom + 10
    }
  }
}
