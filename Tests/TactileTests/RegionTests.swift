// SPDX-License-Identifier: GPL-3.0-or-later

import Pictures
import Testing

@testable import Tactile

/// What becomes of shapes that are too small for fingers. A point is a millimetre.
@Suite struct RegionTests {
  /// A square of sea with rectangles of countries, numbered from 2.
  private func grid(_ rectangles: [(x: Int, y: Int, width: Int, height: Int)]) -> RegionGrid {
    let side = 100
    var points = [UInt8](repeating: 0, count: side * side)
    for (number, rectangle) in rectangles.enumerated() {
      for y in rectangle.y..<rectangle.y + rectangle.height {
        for x in rectangle.x..<rectangle.x + rectangle.width {
          points[y * side + x] = UInt8(number + 2)
        }
      }
    }
    let labels = ["sea", "land"] + rectangles.indices.map { "country-\($0)" }
    let raster = CountryRaster(side: side, points: points, labels: labels)
    return RegionGrid(raster, .whole, size: Double(side))
  }

  /// How many square millimetres each country covers.
  private func areas(_ rectangles: (x: Int, y: Int, width: Int, height: Int)...) -> [Int] {
    let grid = grid(rectangles).generalized(omitting: [])
    return rectangles.indices.map { number in
      grid.labels.count { $0 == UInt8(number + 2) } / 4
    }
  }

  @Test func islandsBelowAQuarterOfAnInchAreLeftOut() {
    #expect(areas((20, 20, 5, 5)) == [0])
    #expect(areas((20, 20, 5, 60)) == [0])
    #expect(abs(areas((20, 20, 20, 20))[0] - 400) < 30)
  }

  @Test func aTinyCountryGoesToTheOneAroundIt() {
    let areas = areas((10, 10, 60, 60), (30, 30, 4, 4))
    #expect(areas[1] == 0 && areas[0] > 3_500)
  }

  @Test func aGapBetweenNeighboursIsClosedAndAStraitStaysOpen() {
    // An inlet of 2 millimetres in one land is filled up.
    #expect(areas((10, 10, 20, 40), (32, 10, 20, 40), (10, 50, 42, 20))[0] >= 800)
    // The same water between two islands is made as wide as a finger needs.
    let islands = grid([(10, 10, 20, 40), (32, 10, 20, 40)]).generalized(omitting: [])
    let row = (0..<islands.side).map { islands.labels[60 * islands.side + $0] }
    let strait = (40..<90).count { row[$0] == 0 }
    #expect(Double(strait) * RegionGrid.cell >= Standard.gap + Standard.coast)
  }

  @Test func linesOfACountryAreClosedAndBordersStopBeforeCoasts() {
    let lines = MapLines(
      of: grid([(20, 20, 30, 40), (50, 20, 30, 40)]).generalized(omitting: []), coarseness: 1)
    let border = lines.lines.filter { $0.style == .border }
    #expect(border.count == 1)
    #expect(abs((border.first?.points.length ?? 0) - (40 - 2 * (3.2 + 0.75))) < 2)
    let coasts = lines.lines.filter { $0.style == .coast }.map(\.points)
    let ends = coasts.flatMap { [$0[0], $0[$0.count - 1]] }
    #expect(coasts.count == 2 && Set(ends).count == 2)
  }

  @Test func theNearestOfAFieldIsTheNearest() {
    let chosen: Set = [3, 47, 88]
    let field = NearestField(width: 10, height: 10) { chosen.contains($0) }
    for cell in 0..<100 {
      let squares = chosen.map { other in
        let (across, down) = (cell % 10 - other % 10, cell / 10 - other / 10)
        return across * across + down * down
      }
      #expect(field.squares[cell] == squares.min())
    }
  }
}
