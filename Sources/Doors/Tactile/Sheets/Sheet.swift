// SPDX-License-Identifier: GPL-3.0-or-later

/// A page of raised marks.
public struct Sheet: Hashable, Sendable {
  public let paper: Paper
  /// What it is called, for who cannot feel it.
  public let title: String
  public internal(set) var marks: [Mark] = []
  /// The letters on its map.
  public internal(set) var labels: [Label] = []

  init(_ paper: Paper, title: String) {
    self.paper = paper
    self.title = title
  }

  mutating func write(_ cells: some Sequence<UInt8>, at corner: Point) {
    let dots = BrailleCells.dots(cells, at: corner)
    if !dots.isEmpty { marks.append(.braille(dots)) }
  }

  /// Writes a title at the top and a number at the bottom, and marks the upper right corner, by
  /// which a hand finds out how the sheet lies.
  ///
  /// - Returns: How far down the title goes.
  mutating func addFurniture(_ title: [UInt8], number: [UInt8]) -> Double {
    let area = paper.area
    marks.append(
      .shape([
        Point(x: area.right - Self.corner, y: area.y), Point(x: area.right, y: area.y),
        Point(x: area.right, y: area.y + Self.corner),
      ]))
    let width = BrailleCells.count(in: area.width - Self.corner - Standard.gap)
    let lines = BrailleCells.lines(title, width: width)
    for (index, line) in lines.enumerated() {
      write(line, at: Point(x: area.x, y: area.y + Double(index) * Standard.lineDistance))
    }
    write(
      number,
      at: Point(
        x: area.right - BrailleCells.width(number.count), y: area.bottom - BrailleCells.height))
    return area.y + Double(max(lines.count, 1)) * Standard.lineDistance
  }

  private static let corner = 8.0
}
