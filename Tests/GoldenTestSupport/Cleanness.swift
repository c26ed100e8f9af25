// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What may never be printed in the default mode, whatever the game says.
public enum Cleanness {
  /// The flaw of a line that shows the name of a message instead of its words.
  public static let messageKey = "a message key"

  /// Each flaw with the line it stands in.
  public static func flaws(in text: String) -> [String] {
    let scalars = text.unicodeScalars.filter { !isAllowed($0) }
      .map { "U+" + String($0.value, radix: 16, uppercase: true) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let end = text.isEmpty || text.hasSuffix("\n") ? [] : ["no line end"]
    return scalars + end
      + lines.dropLast().enumerated().flatMap { number, line in
        flaws(ofLine: line).map { "\(number + 1): \($0): \(line)" }
      } + listFlaws(lines.map(String.init))
  }

  /// Each flaw of a line that was printed.
  public static func flaws(ofLine line: Substring) -> [String] {
    var flaws: [String] = []
    if line.isEmpty { flaws.append("empty") }
    // What was typed comes back as it is.
    guard !line.hasPrefix(">") else { return flaws }
    if line.contains("  ") { flaws.append("two spaces") }
    if line.first == " " || line.last == " " { flaws.append("a space at an end") }
    if line.contains("{") || line.contains("}") { flaws.append("a brace") }
    if line.contains(#/(^|[^A-Za-z])[a-z]+(-[a-z]+)+-[a-z]+/#)
      || line.wholeMatch(of: #/[a-z]+-[a-z-]+/#) != nil
    {
      flaws.append(messageKey)
    }
    return flaws
  }

  /// Such as "Choose 1 to 14" or "A number, or 0", in any order of words.
  private static func saysWhatCanBeChosen(_ line: String) -> Bool {
    line.contains(#/(^|[^0-9])0([^0-9]|$)|1 .* [0-9]+( |$)/#)
  }

  /// A numbered list counts on and ends with the line that says what can be chosen.
  private static func listFlaws(_ lines: [String]) -> [String] {
    var flaws: [String] = []
    for (index, line) in lines.enumerated() {
      guard let number = entry(line), index + 1 < lines.count else { continue }
      let next = lines[index + 1]
      if let following = entry(next) {
        if following <= number { flaws.append("\(index + 2): counts back: \(next)") }
      } else if !saysWhatCanBeChosen(next), !isAfterEdge(line, lines, index) {
        flaws.append("\(index + 2): a list without an end: \(next)")
      }
    }
    return flaws
  }

  /// The number that a line of a list begins with.
  private static func entry(_ line: String) -> Int? {
    line.firstMatch(of: #/^([0-9]+)\. /#).flatMap { Int($0.1) }
  }

  /// An entry that an arrow key led to stands alone.
  private static func isAfterEdge(_ line: String, _ lines: [String], _ index: Int) -> Bool {
    index > 0 && (lines[index - 1].hasPrefix("> down") || lines[index - 1].hasPrefix("> up"))
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    // Arabic writes "and" as a part of the word after it, bound to it by a word joiner.
    if scalar == "\n" || scalar == "\u{2060}" { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return false
    default: break
    }
    // Box drawing and blocks; braille patterns; symbols with suit glyphs; emoji.
    let forbidden: [ClosedRange<UInt32>] = [
      0x2500...0x25FF, 0x2600...0x27BF, 0x2800...0x28FF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF,
    ]
    return !forbidden.contains { $0.contains(scalar.value) }
  }
}
