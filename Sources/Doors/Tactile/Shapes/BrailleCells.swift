// SPDX-License-Identifier: GPL-3.0-or-later

/// Braille as dots on a sheet.
enum BrailleCells {
  /// How wide so many cells are, from the edge of the first dots to that of the last.
  static func width(_ count: Int) -> Double {
    Double(count - 1) * Standard.cellDistance + Standard.dotDistance + Standard.dot
  }

  static let height = 2 * Standard.dotDistance + Standard.dot

  /// How many cells have room side by side.
  static func count(in width: Double) -> Int {
    Int((width - Self.width(1)) / Standard.cellDistance) + 1
  }

  /// The middles of the dots of a line.
  ///
  /// - Parameters:
  ///   - cells: a bit for each of the six dots, dot 1 the lowest.
  ///   - corner: the upper left corner of what the line covers.
  static func dots(_ cells: some Sequence<UInt8>, at corner: Point) -> [Point] {
    var dots: [Point] = []
    for (index, cell) in cells.enumerated() {
      let left = corner.x + Standard.dot / 2 + Double(index) * Standard.cellDistance
      let top = corner.y + Standard.dot / 2
      for dot in 0..<6 where cell & 1 << dot != 0 {
        dots.append(
          Point(
            x: left + Double(dot / 3) * Standard.dotDistance,
            y: top + Double(dot % 3) * Standard.dotDistance))
      }
    }
    return dots
  }

  /// Cells in lines, broken at blank cells where there are any; a longer word is cut.
  ///
  /// - Parameter indent: how many blank cells begin each line after the first.
  static func lines(_ cells: [UInt8], width: Int, indent: Int = 0) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = cells[...]
    while !rest.isEmpty {
      let margin = [UInt8](repeating: 0, count: lines.isEmpty ? 0 : indent)
      let room = max(width - margin.count, 1)
      var end = min(rest.startIndex + room, rest.endIndex)
      if end < rest.endIndex, rest[end] != 0, let blank = rest[..<end].lastIndex(of: 0),
        blank > rest.startIndex
      {
        end = blank
      }
      lines.append(margin + rest[..<end])
      rest = rest[end...].drop { $0 == 0 }
    }
    return lines
  }
}
