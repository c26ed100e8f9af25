// SPDX-License-Identifier: GPL-3.0-or-later

/// How much room a text takes in bold type, without any font at hand: a little more than in Arial, as
/// what stands in for it may be wider.
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
    case _ where " .,:;'|!()[]-ijlfIt".unicodeScalars.contains(scalar): return 370
    case _ where "mwMWШЩЮЖФшщюжфм%@".unicodeScalars.contains(scalar): return 980
    case 0x2e80...0xffef, 0x20000...0x3ffff: return 1_000
    case 0x0600...0x06ff: return 640
    case 0x0900...0x097f: return 720
    default: return character.isUppercase ? 780 : 630
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

  /// What a line may end after: words with their spaces, halves of hyphenated ones, and signs of a
  /// script without spaces.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var last: Character?
    for character in text {
      if last?.mayEndLine(before: character) ?? true {
        parts.append(String(character))
      } else {
        parts[parts.count - 1].append(character)
      }
      last = character
    }
    return parts
  }
}

extension Character {
  fileprivate func mayEndLine(before next: Character) -> Bool {
    if next == " " { return false }
    if self == " " || self == "-" { return true }
    // Words in katakana are names, which stay whole.
    return isOfUnspacedScript && next.isOfUnspacedScript && !(isKatakana && next.isKatakana)
      && !"、。，：；！？）」』".contains(next) && !"（「『".contains(self)
  }

  /// Of a script in which lines may end anywhere.
  private var isOfUnspacedScript: Bool { isOf(0x3000...0x9fff) || isOf(0xff00...0xff60) }

  private var isKatakana: Bool { isOf(0x30a0...0x30ff) }

  private func isOf(_ block: ClosedRange<UInt32>) -> Bool {
    unicodeScalars.first.map { block.contains($0.value) } ?? false
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
