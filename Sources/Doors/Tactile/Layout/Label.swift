// SPDX-License-Identifier: GPL-3.0-or-later

import Braille

/// Two letters on a map that stand for a country, as the legend tells.
public struct Label: Hashable, Sendable {
  /// Such as `country-fr`.
  public let country: String
  /// What its dots cover.
  public let frame: Frame
  /// The middle of the symbol beside it, where the country is too small to be drawn.
  public let point: Point?

  /// The letters, the same in every language: those of ISO 3166-1.
  public var text: String { Self.text(of: country) }
  public var cells: [UInt8] { Self.cells(of: country) }

  static func text(of country: String) -> String { String(country.suffix(2)) }

  static func cells(of country: String) -> [UInt8] {
    // Tables for other scripts put signs before Latin letters, which a map has no room for.
    Translator(language: "en", grade: .one).translate(text(of: country)).cells
  }

  static let width = BrailleCells.width(2)
  static let height = BrailleCells.height

  var marks: [Mark] {
    let dots = BrailleCells.dots(cells, at: Point(x: frame.x, y: frame.y))
    return [.braille(dots)] + (point.map { [.point($0)] } ?? [])
  }

  /// The same on a sheet where the map begins at a corner.
  func moved(by corner: Point) -> Label {
    Label(
      country: country,
      frame: Frame(
        x: frame.x + corner.x, y: frame.y + corner.y, width: frame.width, height: frame.height),
      point: point.map { Point(x: $0.x + corner.x, y: $0.y + corner.y) })
  }
}
