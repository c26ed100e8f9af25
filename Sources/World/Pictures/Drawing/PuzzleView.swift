// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The grid for eyes that need it large and high in contrast: white borders, the pieces that are
/// placed, and each missing one black with its cell's number in yellow, counted from 1.
public struct PuzzleView {
  private let cutting: Cutting
  private let placed: Set<Int>

  private static let border = 8
  /// A point of the picture is so many points of the view.
  private static let enlargement = 2

  public init(_ cutting: Cutting, placed: Set<Int>) {
    self.cutting = cutting
    self.placed = placed
  }

  /// A PNG file; nil if there is no memory for it.
  public var png: [UInt8]? {
    var canvas = Canvas(side: side, colour: .white)
    for tile in cutting.tiles {
      let (x, y) = corner(tile.cell)
      if placed.contains(tile.cell) {
        canvas.draw(tile.pixels, side: tile.side, x: x, y: y, enlarged: Self.enlargement)
      } else {
        canvas.fill(x: x, y: y, width: cell, height: cell, with: .black)
        canvas.draw(tile.cell + 1, x: x, y: y, in: cell, with: .yellow)
      }
    }
    return canvas.png
  }

  /// An SVG file whose borders and numbers stay sharp at any size; nil as ``png``.
  public var svg: String? {
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)">
      <rect width="\(side)" height="\(side)" fill="#fff"/>
      """
    ]
    for tile in cutting.tiles {
      let (x, y) = corner(tile.cell)
      let place = "x=\"\(x)\" y=\"\(y)\" width=\"\(cell)\" height=\"\(cell)\""
      if placed.contains(tile.cell) {
        guard let png = Canvas(tile).png else { return nil }
        let data = Data(png).base64EncodedString()
        lines.append("<image \(place) href=\"data:image/png;base64,\(data)\"/>")
      } else {
        lines.append("<rect \(place)/>")
        lines.append(
          """
          <text x="\(x + cell / 2)" y="\(y + cell * 2 / 3)" font-family="sans-serif" \
          font-size="\(cell / 2)" text-anchor="middle" fill="#ff0">\(tile.cell + 1)</text>
          """)
      }
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  /// The side of a cell.
  private var cell: Int { Picture.side / cutting.size.rawValue * Self.enlargement }

  private var side: Int { cutting.size.rawValue * (cell + Self.border) + Self.border }

  /// The upper left corner of a cell.
  private func corner(_ cell: Int) -> (x: Int, y: Int) {
    let (row, column) = cell.quotientAndRemainder(dividingBy: cutting.size.rawValue)
    let step = self.cell + Self.border
    return (Self.border + column * step, Self.border + row * step)
  }
}
