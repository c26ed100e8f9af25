// SPDX-License-Identifier: GPL-3.0-or-later

/// What a file that ends in `.brf` holds, and an embosser takes: pages of 25 lines of 40 cells, in
/// North American ASCII Braille.
public enum EmbosserText {
  /// The cells of a line.
  public static let width = Pages.width

  /// - Parameter chapters: the lines of each, in cells; a chapter begins on a page of its own.
  public static func encode(_ chapters: [[[UInt8]]]) -> [UInt8] {
    var pages = Pages()
    return chapters.flatMap { lines in
      pages.endPage()
      return lines.flatMap { pages.add(line: $0) }
    }
  }
}
