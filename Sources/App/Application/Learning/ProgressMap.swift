// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Learning
import Localization

/// The world with every country marked by how well it is known: black where it is, striped where
/// something is to be repeated, white where nothing was asked. Words above it say the same.
public struct ProgressMap {
  private let language: String
  private let title: String
  private let lines: [String]
  private let names: [(continent: Continent, word: String)]
  private let legend: [(style: String, word: String)]
  private let standings: [String: Standing]
  private let outlines: WorldOutlines

  /// Pixels a degree; the globe is as wide as the sheet.
  private static let scale = Double(PictureSheet.width) / 360
  /// The map ends where only ice is left.
  private static let south = 58.0
  private static let north = 84.0
  /// The radius of a country that is no more than a point.
  private static let dot = 4

  public init(
    _ progress: [ContinentProgress], standings: [String: Standing], _ outlines: WorldOutlines,
    in phrasebook: Phrasebook
  ) {
    func words(_ term: Term) -> String { phrasebook.line([term]).text }
    language = phrasebook.language
    title = words(Term("map-title"))
    lines = progress.told.map(words)
    names = progress.map { ($0.continent, words($0.continent.name)) }
    legend = Standing.allCases.reversed().map {
      ($0.rawValue, words(Term(Key("map-standing-\($0.rawValue)"))))
    }
    self.standings = standings
    self.outlines = outlines
  }

  public var svg: String {
    var sheet = PictureSheet()
    sheet.write(title, style: "heading")
    for (style, word) in legend {
      sheet.rectangle(x: PictureSheet.margin, y: sheet.y + 8, width: 60, height: 28, style: style)
      sheet.write(word, x: PictureSheet.margin + 80)
    }
    for line in lines { sheet.write(line) }
    let top = sheet.y + PictureSheet.lineHeight
    let height = top + Int((Self.north + Self.south) * Self.scale) + PictureSheet.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(PictureSheet.width) \(height)" \
      xml:lang="\(language)" role="img" aria-labelledby="title desc">
      <title id="title">\(title.escapedForXML)</title>
      <desc id="desc">\(lines.joined(separator: " ").escapedForXML)</desc>
      <defs>
      <pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)">
      <rect class="paper" width="6" height="6"/><rect class="ink" width="3" height="6"/>
      </pattern>
      </defs>
      <style>
      \(Self.style)
      </style>
      <rect class="paper" width="100%" height="100%"/>
      \(sheet.elements.joined(separator: "\n"))
      <g transform="translate(0 \(top))">
      \((shapes + labels).joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private static let style = """
    text { font-family: sans-serif; font-size: 32px; fill: #000 }
    .heading { font-weight: bold }
    .paper, .new, .land { fill: #fff }
    .ink, .known { fill: #000 }
    .due { fill: url(#stripes) }
    .new, .due { stroke: #000; stroke-width: 1.2px }
    .known { stroke: #fff; stroke-width: 0.6px }
    rect.known { stroke: #000 }
    .label { font-size: 26px; text-anchor: middle; stroke: #fff; stroke-width: 6px; \
    paint-order: stroke }
    .land { stroke: #000; stroke-width: 0.8px; stroke-dasharray: 2 2 }
    @media (prefers-color-scheme: dark) {
    text, .ink, .known { fill: #fff }
    .paper, .new, .land { fill: #000 }
    .new, .due, .land, rect.known { stroke: #fff }
    .known, .label { stroke: #000 }
    }
    """

  private var shapes: [String] {
    let land = outlines.land.map { path([$0], style: "land") }
    return land
      + outlines.countries.sorted { $0.key < $1.key }.map { country, rings in
        let style = (standings[country] ?? .new).rawValue
        guard rings.first?.count == 1, let point = rings.first?.first else {
          return path(rings, style: style)
        }
        return "<circle class=\"\(style)\" cx=\"\(x(point.x))\" cy=\"\(y(point.y))\" "
          + "r=\"\(Self.dot)\"/>"
      }
  }

  /// The names of the continents, each in its midst.
  private var labels: [String] {
    names.map { continent, word in
      let middle = continent.middle
      return "<text class=\"label\" x=\"\(x(middle.east))\" y=\"\(y(-middle.north))\">"
        + "\(word.escapedForXML)</text>"
    }
  }

  private func path(_ rings: [WorldOutlines.Ring], style: String) -> String {
    let lines = rings.map { ring in
      "M" + ring.map { "\(x($0.x)) \(y($0.y))" }.joined(separator: "L") + "Z"
    }
    return "<path class=\"\(style)\" d=\"\(lines.joined())\"/>"
  }

  private func x(_ longitude: Double) -> String { pixels(longitude + 180) }
  private func y(_ south: Double) -> String { pixels(min(south, Self.south) + Self.north) }

  /// With one digit after the point.
  private func pixels(_ degrees: Double) -> String {
    let tenths = Int((degrees * Self.scale * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension Continent {
  /// Where its name has room on a map, in degrees.
  fileprivate var middle: (east: Double, north: Double) {
    switch self {
    case .africa: (20, 4)
    case .asia: (92, 44)
    case .europe: (14, 50)
    case .northAmerica: (-102, 45)
    case .oceania: (134, -27)
    case .southAmerica: (-60, -14)
    }
  }
}
