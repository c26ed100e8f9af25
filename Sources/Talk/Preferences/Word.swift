// SPDX-License-Identifier: GPL-3.0-or-later

/// What may stand as a value in a line of the settings file.
public enum Word {
  /// Whether a text can be a value of its own: something, not long, printable, and without space
  /// at either end, which a line would lose.
  static func isValue(_ text: String, limit: Int = 64) -> Bool {
    (1...limit).contains(text.unicodeScalars.count) && text.unicodeScalars.allSatisfy(isPrintable)
      && text.first != " " && text.last != " "
  }

  /// Whether a text can be one value among several on a line.
  static func isBare(_ text: String) -> Bool { isValue(text) && !text.contains(" ") }

  /// A text fit for a message, however it came: short, and without anything that steers a terminal.
  public static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(64).map { isPrintable($0) ? $0 : "?" }
    return String(String.UnicodeScalarView(shown))
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return false
    default: return true
    }
  }
}
