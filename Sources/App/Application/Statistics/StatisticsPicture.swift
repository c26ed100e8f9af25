// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization

/// The statistics as a picture: for each game and difficulty a bar, filled as far as games were
/// won, and above it what it shows in words.
public struct StatisticsPicture {
  struct Bar {
    let label: String
    let won: Int
    let lost: Int
  }

  let language: String
  let title: String
  /// What the two marks mean.
  let won: String
  let lost: String
  let bars: [Bar]

  private static let length = PictureSheet.width - 2 * PictureSheet.margin
  private static let barHeight = 40
  private static let lineWidth = 4

  public var svg: String {
    var sheet = PictureSheet()
    sheet.write(title, style: "heading")
    if !bars.isEmpty { drawLegend(on: &sheet) }
    for bar in bars { draw(bar, on: &sheet) }
    let size = "\(PictureSheet.width) \(sheet.height)"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" xml:lang="\(language)" \
      role="img" aria-labelledby="title desc">
      <title id="title">\(title.escapedForXML)</title>
      <desc id="desc">\(bars.map(\.label).joined(separator: ". ").escapedForXML)</desc>
      <style>
      \(Self.style)
      </style>
      <rect class="paper" width="100%" height="100%"/>
      \(sheet.elements.joined(separator: "\n"))
      </svg>

      """
  }

  private static let style = """
    text { font-family: sans-serif; font-size: 32px; fill: #000 }
    .heading { font-weight: bold }
    .paper, .lost { fill: #fff }
    .won { fill: #000 }
    .won, .lost { stroke: #000; stroke-width: \(lineWidth)px }
    @media (prefers-color-scheme: dark) {
    text, .won { fill: #fff }
    .paper, .lost { fill: #000 }
    .won, .lost { stroke: #fff }
    }
    """

  private func drawLegend(on sheet: inout PictureSheet) {
    for (style, word) in [("won", won), ("lost", lost)] {
      sheet.rectangle(x: PictureSheet.margin, y: sheet.y + 8, width: 60, height: 28, style: style)
      sheet.write(word, x: PictureSheet.margin + 80)
    }
  }

  /// A part that is not empty is wide enough to be seen. Nothing is drawn where nothing could be
  /// won or lost.
  private func draw(_ bar: Bar, on sheet: inout PictureSheet) {
    sheet.y += PictureSheet.lineHeight / 2
    sheet.write(bar.label)
    guard bar.won + bar.lost > 0 else { return }
    let share = Double(bar.won) / Double(max(bar.won + bar.lost, 1))
    let least = bar.won == 0 ? 0 : 2 * Self.lineWidth
    let most = Self.length - (bar.lost == 0 ? 0 : 2 * Self.lineWidth)
    let filled = min(max(Int(Double(Self.length) * share), least), most)
    let parts = [("won", 0, filled), ("lost", filled, Self.length - filled)]
    for (style, x, width) in parts where width > 0 {
      sheet.rectangle(
        x: PictureSheet.margin + x, y: sheet.y + 8, width: width, height: Self.barHeight,
        style: style)
    }
    sheet.y += 8 + Self.barHeight
  }
}

extension StatisticsPicture {
  public init(of tallies: [Tally], in phrasebook: Phrasebook) {
    func words(_ term: Term) -> String { phrasebook.line([term]).text }
    self.init(
      language: phrasebook.language,
      title: words(Term(tallies.isEmpty ? "statistics-none" : "statistics")),
      won: words(Term("statistics-won-mark")), lost: words(Term("statistics-lost-mark")),
      bars: tallies.map {
        let isForPoints = $0.statistics.over > 0
        return Bar(
          label: words($0.headline(among: tallies)), won: isForPoints ? 0 : $0.statistics.won,
          lost: $0.statistics.lost)
      })
  }
}
