// SPDX-License-Identifier: GPL-3.0-or-later

/// Braille pages as embossers take them: lines of 40 cells, 25 lines a page.
struct Pages {
  static let width = 40
  static let height = 25

  private var line = 0
  private var hasBegun = false

  /// A paragraph as bytes: its lines, each ended, with a form feed before each new page.
  mutating func add(_ cells: [UInt8]) -> [UInt8] {
    let strip = Strip([(cells, nil)])
    return strip.windows(of: Self.width).flatMap { add(line: strip.cells[$0]) }
  }

  /// The same for a line that fits.
  mutating func add(line cells: some Sequence<UInt8>) -> [UInt8] {
    if line == Self.height { line = 0 }
    let isNewPage = line == 0 && hasBegun
    hasBegun = true
    line += 1
    return (isNewPage ? [0x0C] : []) + AsciiBraille.encode(cells) + [0x0D, 0x0A]
  }

  /// Has the next line stand on a new page.
  mutating func endPage() { line = 0 }
}
