// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Pictures

@Suite struct PuzzleViewTests {
  private let cutting = Cutting(Picture(plain: [40, 100, 210]), into: .three)

  /// The view read again: the share of each colour in a cell.
  private func raster(placed: Set<Int>) throws -> Raster {
    try PNGFile(try #require(PuzzleView(cutting, placed: placed).png)).read().0
  }

  private func colours(of raster: Raster, cell: Int) -> [[UInt8]: Int] {
    var counts: [[UInt8]: Int] = [:]
    let (row, column) = (cell / 3, cell % 3)
    for y in stride(from: 8 + row * 328, to: 8 + row * 328 + 320, by: 4) {
      for x in stride(from: 8 + column * 328, to: 8 + column * 328 + 320, by: 4) {
        let point = 3 * (y * raster.width + x)
        counts[Array(raster.pixels[point..<point + 3]), default: 0] += 1
      }
    }
    return counts
  }

  @Test func placedPiecesAreShownAndMissingOnesMarked() throws {
    let raster = try raster(placed: [0, 4])
    #expect((raster.width, raster.height) == (992, 992))
    #expect(colours(of: raster, cell: 4) == [[40, 100, 210]: 6_400])
    let missing = colours(of: raster, cell: 7)
    #expect(Set(missing.keys) == [[0, 0, 0], [255, 255, 0]])
    #expect((missing[[255, 255, 0]] ?? 0) > 200)
    // The border.
    #expect(Set(raster.pixels.prefix(3 * 992 * 8)) == [255])
  }

  @Test func everyMissingCellHasANumberOfItsOwn() throws {
    let raster = try raster(placed: [])
    let shapes = (0..<9).map { cell -> [UInt8] in
      (0..<320).flatMap { y in
        let start = 3 * ((8 + cell / 3 * 328 + y) * raster.width + 8 + cell % 3 * 328)
        return raster.pixels[start..<start + 3 * 320]
      }
    }
    #expect(Set(shapes).count == 9)
  }

  @Test func theSVGHoldsThePiecesAndTheNumbers() throws {
    let svg = try #require(PuzzleView(cutting, placed: [0, 4]).svg)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 992 992\">"))
    #expect(svg.hasSuffix("</svg>\n"))
    let numbers = svg.matches(of: #/>(\d+)</text>/#).map { String($0.1) }
    #expect(numbers == ["2", "3", "4", "6", "7", "8", "9"])
    let missing = svg.matches(of: #/<rect x="(\d+)" y="(\d+)" width="320" height="320"/>/#)
    #expect(
      missing.map { "\($0.1) \($0.2)" } == [
        "336 8", "664 8", "8 336", "664 336", "8 664", "336 664", "664 664",
      ])
    let images = svg.matches(of: #/base64,([^"]+)"/#).compactMap {
      Data(base64Encoded: String($0.1))
    }
    #expect(images.count == 2)
    let tile = try PNGFile([UInt8](try #require(images.first))).read().0
    let isSame = tile.pixels == cutting.tiles[0].pixels
    #expect(isSame)
  }
}
