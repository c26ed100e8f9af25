// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization

/// Draws a whole table. What can be taken in at a glance stands above what grows: piles, then fanned
/// columns; a grid has its piles beside it. Left is left in every language, as in what is said, in
/// what is heard and for the arrow keys.
struct TableDrawing {
  let table: TableView
  let cards: CardDrawing
  /// What was put where, and how much room it takes.
  private(set) var places: [PlaceDrawing] = []
  private(set) var width = 0
  private(set) var height = 0

  static let gap = 28

  init(
    _ table: TableView, _ phrasebook: Phrasebook, pictures: PictureLinks, hasSuitLetters: Bool
  ) {
    self.table = table
    cards = CardDrawing(
      CardFormat(of: table), phrasebook, pictures: pictures, hasSuitLetters: hasSuitLetters)
    let grid = table.rows.filter { $0[0].place.isSquare }
    let fanned = table.rows.filter { $0[0].isFanned }
    let piles = table.rows.filter { !$0[0].place.isSquare && !$0[0].isFanned }
    lay(grid: grid)
    if grid.isEmpty {
      lay(piles, fanned: fanned)
    } else {
      lay(piles, beside: height)
    }
  }

  /// The drawing, its upper left corner at the origin.
  var content: String {
    places.map(\.content).joined(separator: "\n") + "\n"
      + places.flatMap { $0.marks(focus: table.focus) }.joined()
  }
}

extension TableDrawing {
  private mutating func lay(grid: [[TableView.PlaceView]]) {
    // Squares of a picture lie close together.
    let gap = cards.format.isTile ? 8 : Self.gap
    for row in grid { lay(row, x: 0, y: height == 0 ? 0 : height + gap, gap: gap) }
  }

  /// Piles above columns, as many beside each other as there are columns.
  private mutating func lay(
    _ piles: [[TableView.PlaceView]], fanned: [[TableView.PlaceView]]
  ) {
    let most = max(4, fanned.map(\.count).max() ?? 8)
    for line in Self.lines(of: piles, atMost: most) { lay(line, x: 0, y: below) }
    for row in fanned {
      let rows = row.compactMap(\.rows)
      if rows.isEmpty {
        lay(row, x: 0, y: below)
      } else {
        lay(row, overlappingIn: rows, y: below)
      }
    }
  }

  /// Rows that overlap: a piece lies half a card to the left of the one it lies on, and the numbers
  /// stand below the last row.
  private mutating func lay(_ line: [TableView.PlaceView], overlappingIn rows: [Int], y: Int) {
    let step = cards.format.width + Self.gap
    let last = y + ((rows.max() ?? 1) - 1) * cards.format.strip
    for (index, place) in line.enumerated() {
      add(PlaceDrawing(place, cards, inColumn: index, lastRowAt: last, step: step))
    }
  }

  /// Piles to the right of a grid, in lines that are together about as high.
  private mutating func lay(_ piles: [[TableView.PlaceView]], beside gridHeight: Int) {
    let left = width + Self.gap * 2
    let lineCount = max(1, (gridHeight + Self.gap) / (cards.format.height + Self.gap))
    let count = piles.reduce(0) { $0 + $1.count }
    var y = 0
    for line in Self.lines(of: piles, atMost: (count + lineCount - 1) / lineCount) {
      y = lay(line, x: left, y: y) + Self.gap
    }
  }

  private var below: Int { height == 0 ? 0 : height + Self.gap }

  /// Rows one after the other, each on a line with those before it where it has room there.
  private static func lines(of rows: [[TableView.PlaceView]], atMost most: Int)
    -> [[TableView.PlaceView]]
  {
    var lines: [[TableView.PlaceView]] = []
    for row in rows {
      if let last = lines.last, last.count + row.count <= most {
        lines[lines.count - 1] += row
      } else {
        for start in stride(from: 0, to: row.count, by: most) {
          lines.append(Array(row[start..<min(start + most, row.count)]))
        }
      }
    }
    return lines
  }

  /// - Returns: Where it ends.
  @discardableResult
  private mutating func lay(
    _ line: [TableView.PlaceView], x: Int, y: Int, gap: Int = Self.gap
  ) -> Int {
    var bottom = y
    for (index, place) in line.enumerated() {
      let drawing = PlaceDrawing(place, cards, x: x + index * (cards.format.width + gap), y: y)
      add(drawing)
      bottom = max(bottom, drawing.box.bottom)
    }
    return bottom
  }

  private mutating func add(_ drawing: PlaceDrawing) {
    places.append(drawing)
    for box in drawing.boxes {
      height = max(height, box.bottom)
      width = max(width, box.right)
    }
  }
}
