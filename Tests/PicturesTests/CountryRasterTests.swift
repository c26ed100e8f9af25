// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Samples
import Testing

@testable import Pictures

/// Which country each point of a map belongs to, as it is read from its files.
@Suite struct CountryRasterTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A map of the sea, with one label of a country, whose last point is another.
  private func raster(of point: UInt8, width: Int = 60) throws -> CountryRaster {
    let points = [UInt8](repeating: 0, count: 60 * width - 1) + [point]
    let file = SketchPNG.file(width: width, height: 60, kind: 0, pixels: points)
    try scratch.write(file, to: ShippedMap.europe.raster)
    try scratch.write(
      "{\"labels\": [\"sea\", \"land\", \"country-pl\"]}", to: ShippedMap.europe.contents)
    return try CountryRaster(of: .europe, in: URL(filePath: scratch.path("")))
  }

  @Test func everyPointIsOfALabelThatIsListed() throws {
    #expect(try raster(of: 2).points.last == 2)
    #expect(throws: MapFlaw.broken) { try raster(of: 3) }
  }

  @Test func aMapIsAsHighAsItIsWide() {
    #expect(throws: MapFlaw.broken) { try raster(of: 2, width: 61) }
  }
}
