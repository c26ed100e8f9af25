// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import Pictures

/// A map for fingers: sheets with the map and its parts, and the legend of the letters on them.
public struct MapSheets: Sendable {
  /// What a sheet says, in the player's language.
  public struct Words: Sendable {
    /// The name of the map, or of a part, by where it lies.
    public let title: @Sendable (MapWindow.Direction?) -> String
    public let legendTitle: String
    /// A title that several sheets have, with the number of one of them and how many they are.
    public let part: @Sendable (_ title: String, Int, _ count: Int) -> String
    /// What a symbol means.
    public let symbol: @Sendable (LegendSymbol) -> String
    public let name: @Sendable (_ country: String) -> String
    public let number: @Sendable (Int) -> String
    /// What the legend tells last, a paragraph each, where these countries were left out.
    public let notes: @Sendable (_ leftOut: [String]) -> [String]
    public let translator: Translator

    public init(
      title: @escaping @Sendable (MapWindow.Direction?) -> String, legendTitle: String,
      part: @escaping @Sendable (_ title: String, Int, _ count: Int) -> String,
      symbol: @escaping @Sendable (LegendSymbol) -> String,
      name: @escaping @Sendable (_ country: String) -> String,
      number: @escaping @Sendable (Int) -> String,
      notes: @escaping @Sendable (_ leftOut: [String]) -> [String], translator: Translator
    ) {
      self.title = title
      self.legendTitle = legendTitle
      self.part = part
      self.symbol = symbol
      self.name = name
      self.number = number
      self.notes = notes
      self.translator = translator
    }

    func cells(_ text: String) -> [UInt8] { translator.translate(text).cells }

    /// Titles of sheets, each of which is another.
    func numbered(_ titles: [String]) -> [String] {
      let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
      var numbers: [String: Int] = [:]
      return titles.map { title in
        numbers[title, default: 0] += 1
        guard let count = counts[title], let number = numbers[title], count > 1 else {
          return title
        }
        return part(title, number, count)
      }
    }
  }

  public let sheets: [Sheet]
  /// What an embosser writes beside them, a chapter of lines each: the numbers and titles of the maps,
  /// and the legend of their letters.
  public let embossed: [[[UInt8]]]
  /// The countries that no sheet had room for.
  public let leftOut: [String]

  /// The maps lie so far below the upper margin, with room for a title and the mark of the north.
  private static let head = 32.0

  /// A map with all its names, on as many sheets as those need.
  ///
  /// - Parameters:
  ///   - named: the countries that have names on the map.
  ///   - wanted: those that it is about; others are named where there is room.
  public init(
    _ raster: CountryRaster, named: Set<String>, wanted: Set<String>, on paper: Paper,
    _ words: Words
  ) {
    let plan = SheetPlan(
      MapAtlas(raster, named: named, size: paper.area.width), naming: wanted)
    self.init(plan.drawings, leftOut: plan.leftOut, on: paper, from: 1, words)
  }

  /// A map on one sheet, with its countries filled.
  ///
  /// - Parameters:
  ///   - known: the countries that are filled by one pattern.
  ///   - due: those that are filled by another.
  ///   - number: that of the first sheet.
  public init(
    _ raster: CountryRaster, named: Set<String>, known: Set<String>, due: Set<String>,
    on paper: Paper, from number: Int, _ words: Words
  ) {
    let wish = MapDrawing.Wish(
      countries: named, patterns: [(.known, known), (.due, due)])
    let drawing = MapDrawing(
      MapAtlas(raster, named: named, size: paper.area.width), .whole, wish)
    self.init([(.whole, drawing)], leftOut: [], on: paper, from: number, words)
  }

  private init(
    _ drawings: [(window: MapWindow, drawing: MapDrawing)], leftOut: [String], on paper: Paper,
    from first: Int, _ words: Words
  ) {
    var sheets: [Sheet] = []
    let titles = words.numbered(drawings.map { words.title($0.window.direction) })
    for (title, (_, drawing)) in zip(titles, drawings) {
      var sheet = Sheet(paper, title: title)
      let number = words.number(first + sheets.count)
      _ = sheet.addFurniture(words.cells(title), number: words.cells(number))
      sheet.add(drawing, at: Point(x: paper.area.x, y: paper.area.y + Self.head))
      sheets.append(sheet)
    }
    let legend = Legend(drawings.map(\.drawing), leftOut: leftOut, words)
    self.sheets = sheets + legend.sheets(on: paper, from: first + sheets.count, words)
    self.leftOut = leftOut
    let width = EmbosserText.width
    let contents = titles.enumerated().flatMap { index, title in
      BrailleCells.lines(
        words.cells(words.number(first + index)) + [0, 0] + words.cells(title), width: width,
        indent: 4)
    }
    let heading = BrailleCells.lines(words.cells(words.legendTitle), width: width)
    embossed = [contents, heading + [[]] + legend.lines(width: width)]
  }
}

extension Sheet {
  /// Adds a map, and the mark of the north above it.
  fileprivate mutating func add(_ drawing: MapDrawing, at corner: Point) {
    marks += drawing.marks.map { $0.moved(by: corner) }
    labels = drawing.labels.map { $0.moved(by: corner) }
    marks += LegendSymbol.north.sample(
      in: Frame(
        x: paper.area.right - 16, y: corner.y - Standard.gap - 17, width: 16, height: 16))
  }
}
