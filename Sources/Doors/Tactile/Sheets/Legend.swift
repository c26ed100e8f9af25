// SPDX-License-Identifier: GPL-3.0-or-later

/// What the marks and letters of a map stand for.
struct Legend {
  private struct Entry {
    var symbol: LegendSymbol?
    var label: [UInt8] = []
    let text: [UInt8]
  }

  private let entries: [Entry]

  /// Cells of the column with the marks; what they stand for begins after it.
  private static let column = 4

  init(_ drawings: [MapDrawing], leftOut: [String], _ words: MapSheets.Words) {
    let styles = Set(
      drawings.flatMap(\.marks).compactMap { mark -> LineStyle? in
        if case .line(_, let style) = mark { style } else { nil }
      })
    let labels = drawings.flatMap(\.labels)
    let symbols = LegendSymbol.allCases.filter { symbol in
      switch symbol {
      case .north: true
      case .point: labels.contains { $0.point != nil }
      case .line(let style): styles.contains(style)
      }
    }
    let countries = Set(labels.map(\.country)).sorted {
      Label.text(of: $0) < Label.text(of: $1)
    }
    entries =
      symbols.map { Entry(symbol: $0, text: words.cells(words.symbol($0))) }
      + countries.map { Entry(label: Label.cells(of: $0), text: words.cells(words.name($0))) }
      + words.notes(leftOut).map { Entry(text: words.cells($0)) }
  }

  /// The legend without its marks, as lines that an embosser takes.
  func lines(width: Int) -> [[UInt8]] {
    let gap = [UInt8](repeating: 0, count: Self.column - 2)
    return entries.filter { $0.symbol == nil }.flatMap { entry in
      BrailleCells.lines(
        entry.label.isEmpty ? entry.text : entry.label + gap + entry.text, width: width,
        indent: Self.column + 2)
    }
  }

  /// - Parameter number: that of the first sheet.
  func sheets(on paper: Paper, from number: Int, _ words: MapSheets.Words) -> [Sheet] {
    var titles = [words.legendTitle]
    while true {
      let sheets = sheets(on: paper, from: number, titled: titles, words)
      if sheets.count <= titles.count { return sheets }
      titles = words.numbered(Array(repeating: words.legendTitle, count: sheets.count))
    }
  }

  /// - Parameter titles: those of the sheets; where there are more of these, the last one again.
  private func sheets(
    on paper: Paper, from number: Int, titled titles: [String], _ words: MapSheets.Words
  ) -> [Sheet] {
    let area = paper.area
    let indent = [UInt8](repeating: 0, count: Self.column)
    var sheets: [Sheet] = []
    var y = Double.infinity
    for entry in entries {
      let isNote = entry.symbol == nil && entry.label.isEmpty
      let start = isNote ? entry.text : indent + entry.text
      let lines = BrailleCells.lines(
        start, width: BrailleCells.count(in: area.width), indent: Self.column + 2)
      let height = Double(lines.count) * Standard.lineDistance
      // The last line is for the number.
      if y + height > area.bottom - Standard.lineDistance {
        let title = titles[min(sheets.count, titles.count - 1)]
        var sheet = Sheet(paper, title: title)
        let cells = words.cells(words.number(number + sheets.count))
        y = sheet.addFurniture(words.cells(title), number: cells) + Standard.lineDistance
        sheets.append(sheet)
      }
      sheets[sheets.count - 1].add(entry.label, entry.symbol, lines, at: Point(x: area.x, y: y))
      y += height
    }
    return sheets
  }
}

extension Sheet {
  fileprivate mutating func add(
    _ label: [UInt8], _ symbol: LegendSymbol?, _ lines: [[UInt8]], at corner: Point
  ) {
    write(label, at: corner)
    if let symbol {
      marks += symbol.sample(
        in: Frame(x: corner.x, y: corner.y, width: 18, height: BrailleCells.height))
    }
    for (index, line) in lines.enumerated() {
      write(line, at: Point(x: corner.x, y: corner.y + Double(index) * Standard.lineDistance))
    }
  }
}
