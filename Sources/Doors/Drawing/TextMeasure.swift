// SPDX-License-Identifier: GPL-3.0-or-later

/// How much room a text takes in bold type, without any font at hand: rather too much than too
/// little, as in the widest of the usual ones.
enum TextMeasure {
  /// - Parameter size: that of the type, in points of the drawing.
  static func width(of text: String, size: Int) -> Int {
    let thousandths = text.reduce(0) { $0 + share(of: $1) }
    return (thousandths * size + 999) / 1000
  }

  /// How wide a character is, in thousandths of the size of its type.
  private static func share(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case _ where " .,:;'|!()[]-ijlfIt".unicodeScalars.contains(scalar): return 430
    case _ where "mwMWШЩЮЖФшщюжфм%@".unicodeScalars.contains(scalar): return 1_090
    case 0x2e80...0xffef, 0x20000...0x3ffff: return 1_000
    case 0x0600...0x06ff: return 640
    case 0x0900...0x097f: return 800
    default: return character.isUppercase ? 830 : 710
    }
  }
}

/// A text in lines, as large as a box allows.
struct FittedText {
  let lines: [String]
  /// That of the type.
  let size: Int

  var lineHeight: Int { Self.lineHeight(size) }
  var height: Int { lines.count * lineHeight }

  private static func lineHeight(_ size: Int) -> Int { size * 118 / 100 }

  /// Of all sizes the largest in which the text fits without breaking a word; where there is none,
  /// the least, with the last lines left out.
  ///
  /// - Parameter sizes: the largest first.
  init(_ text: String, width: Int, height: Int, sizes: [Int]) {
    var best = FittedText(text, width: width, size: sizes.last ?? 0)
    for size in sizes {
      let fitted = FittedText(text, width: width, size: size)
      if fitted.height <= height,
        fitted.lines.allSatisfy({ TextMeasure.width(of: $0, size: size) <= width })
      {
        self = fitted
        return
      }
    }
    let most = max(1, height / max(1, best.lineHeight))
    if best.lines.count > most {
      best = FittedText(
        lines: best.lines.prefix(most - 1) + [best.lines[most - 1] + "…"], size: best.size)
    }
    self = best
  }

  /// Lines of one size, as many as it takes.
  init(_ text: String, width: Int, size: Int) {
    var lines: [String] = []
    for part in Self.parts(of: text) {
      if let last = lines.last,
        TextMeasure.width(of: last + part.trimmedEnd, size: size) <= width
      {
        lines[lines.count - 1] = last + part
      } else {
        lines.append(part)
      }
    }
    self.init(lines: lines.map(\.trimmedEnd), size: size)
  }

  private init(lines: [String], size: Int) {
    self.lines = lines
    self.size = size
  }

  /// What a line may end after: words with their spaces, halves of hyphenated ones, and each sign of
  /// a script without spaces.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var endsPart = true
    for character in text {
      if endsPart && character != " " { parts.append("") }
      if parts.isEmpty { continue }
      parts[parts.count - 1].append(character)
      endsPart = character == " " || character == "-" || character.isIdeographic
    }
    return parts
  }
}

extension Character {
  /// Whether it is of a script in which lines end anywhere, and may end one.
  fileprivate var isIdeographic: Bool {
    unicodeScalars.first.map { (0x3041...0x9fff).contains($0.value) && self != "ー" } ?? false
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
