// SPDX-License-Identifier: GPL-3.0-or-later

/// A text in cells, and which character stands in which cell.
public struct Translation: Hashable, Sendable {
  /// A bit for each dot, dot 1 the lowest; 0 is a blank cell.
  public let cells: [UInt8]
  /// For each cell the character it belongs to, counted in scalars of the text.
  public let characters: [Int]
  /// For each scalar of the text the first cell that shows it.
  public let positions: [Int]

  /// The cells as characters of Unicode's braille block.
  public var text: String { cells.unicodeBraille }
}

extension [UInt8] {
  /// Cells as characters of Unicode's braille block, U+2800 for a blank one.
  public var unicodeBraille: String {
    var text = String.UnicodeScalarView()
    for cell in self {
      if let scalar = Unicode.Scalar(0x2800 + UInt32(cell)) { text.append(scalar) }
    }
    return String(text)
  }
}
