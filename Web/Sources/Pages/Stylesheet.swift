// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Drawing
import Preferences

/// The rules of the page's style sheet that follow from what is known elsewhere: settings, and the
/// colours of drawings.
enum Stylesheet {
  static let rules =
    [drawings, ownColours, sizes, columns, shortRows, peaks].joined(separator: "\n")

  /// Theme by theme; the colours that a player or the system has chosen count for more, however
  /// particular the rules of the others are.
  private static let drawings = """

    @layer themes, chosen, forced;
    @layer themes {
      \(Theme.type)
      :root { \(Theme.light.colours) }
      @media (prefers-color-scheme: dark) { :root { \(Theme.dark.colours) } }
      :root.theme-light { \(Theme.light.colours) }
      :root.theme-dark { \(Theme.dark.colours) }
      :root.theme-yellow { \(Theme.yellowOnBlack.colours) }
    }
    @layer chosen { :root.theme-own { \(twoColours("var(--back)", "var(--text)", "var(--text)")) } }
    @layer forced {
      @media (forced-colors: active) {
        .drawing * { forced-color-adjust: none; }
        \(twoColours("Canvas", "CanvasText", "Highlight"))
      }
    }
    """

  /// Drawings in two colours, with a third for what is picked and where it may go.
  private static func twoColours(_ ground: String, _ ink: String, _ mark: String) -> String {
    """
    .drawing :is(.paper, .table, .plate, .back, .opener) { fill: \(ground); }
    .drawing :is(.word, .name, .hearts, .diamonds, .clubs, .spades, .count, .number, .band) {
      fill: \(ink); }
    .drawing :is(.edge, .focus, .weave) { stroke: \(ink); }
    .drawing :is(.picked, .target) { stroke: \(mark); }
    .drawing .gap { stroke: \(ground); }
    """
  }

  private static let ownColours = PageSettings.Colour.allCases.map { colour in
    """
    :root.text-\(colour.rawValue) { --text: \(colour.shade); }
    :root.back-\(colour.rawValue) { --back: \(colour.shade); color-scheme: \(colour.scheme); }
    """
  }.joined(separator: "\n")

  /// Of the size that the browser has.
  private static let sizes = Settings.Key.pageSize.kind.options.map {
    ":root.size-\($0) { font-size: \($0)%; }"
  }.joined(separator: "\n")

  /// The squares of a grid, which keep side by side. A longer row is no grid to find one's way in, and
  /// goes on below where its cards would be too small to be read.
  private static let columns = (2...longestRow).map { count -> String in
    let tracks: String =
      count <= widestGrid
      ? "repeat(\(count), minmax(0, 1fr))"
      : "repeat(auto-fill, minmax(max(100% / \(count) - .25rem, min(4.5rem, 25% - .25rem)), 1fr))"
    return ".columns-\(count) { grid-template-columns: \(tracks); }"
  }.joined(separator: "\n")

  /// Where text begins at the right, rows that are shorter than the page stand below it at that side.
  /// Their cards are as wide as those of longer rows.
  private static let shortRows =
    ((2...10).map { shortRow("piles:not(.large)", of: $0, width: 7) }
    + (2...7).map { shortRow("large", of: $0, width: 11) }).joined(separator: "\n")

  /// - Parameter width: the least of a place, in rem.
  private static func shortRow(_ list: String, of count: Int, width: Int) -> String {
    let (least, gap) = (count * width, 0.5)
    return """
      @container table (min-width: \(Double(least) + Double(count - 1) * gap)rem) {
        [dir=rtl] #table ul.\(list):not(.peaks) { justify-content: end; grid-template-columns:
          repeat(auto-fit, calc((100% - \(count - 1) * \(gap)rem) / \(count) - .1px)); }
      }
      """
  }

  private static let widestGrid = 7
  private static let longestRow = 13
  private static let mostRows = 9
}

// Rows that overlap. Where they are too narrow to be read, their places stand beside each other as
// piles do.
extension Stylesheet {
  /// The class of a list of so many places in rows that overlap.
  static func peaks(_ count: Int) -> String { count > widestGrid ? "many" : "few" }

  private static let peaks =
    ([spots] + [widestGrid, longestRow].map(peaks(atMost:))).joined(separator: "\n")

  /// Where a piece is, half a card being a column, and how many there are.
  private static let spots =
    ((2...longestRow).map { ".across-\($0) { --across: \($0); }" }
    + (2...mostRows).map { ".rows-\($0) { --rows: \($0); }" }
    + (1...mostRows).map { ".row-\($0) { grid-row: \($0); }" }
    + (1..<2 * longestRow).map { ".half-\($0) { grid-column: \($0) / span 2; }" })
    .joined(separator: "\n")

  private static let card = CardFormat.playingCard

  /// As wide as a target has to be, and with ranks larger than the text beside them. A row is as high
  /// as what is seen of a covered card, and below the last one is room for the rest of a whole card and
  /// for numbers.
  private static func peaks(atMost count: Int) -> String {
    let list = "ul.\(peaks(count))"
    let rest = Double(card.height - card.strip) / Double(card.width)
    return """
      @container table (min-width: \(count * 46)px) and (min-width: \(Double(count) * 2.5)rem) {
      \(list) { grid-template: none; gap: 0; min-height: 0;
        grid-auto-columns: minmax(0, 1fr); grid-auto-rows: minmax(0, 1fr);
        aspect-ratio: calc(var(--across) * \(card.width)) / calc(var(--rows) * \(card.strip));
        margin-bottom: calc(100% / var(--across) * \(rest) + 3rem); }
      \(list) :is(li, .covered) { display: contents; }
      }
      """
  }
}

extension PageSettings.Colour {
  /// Whether the browser's own parts are light or dark on it.
  fileprivate var scheme: String {
    shade.contrast(with: 0x000000) > shade.contrast(with: 0xffffff) ? "light" : "dark"
  }
}
