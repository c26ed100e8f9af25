// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import FoundationXML
import GoldenTestSupport
import Pictures
import Testing

@testable import Tactile

@Suite struct SheetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Sheets")

  @Test func aMapIsDrawnAsItWas() async throws {
    let sheets = try await Atlas.shared.sheets(of: .southAmerica, on: .a4).sheets
    for (name, sheet) in [("map", sheets.first), ("key", sheets.last)] {
      let svg = try #require(sheet).svg(language: "en")
      GoldenFile(Self.folder.appending(path: "south-america-\(name).svg")).compare(with: svg)
    }
  }

  @Test(arguments: [(Paper.a4, "210mm", "297mm"), (.letter, "215.9mm", "279.4mm")])
  func aSheetHasTheSizeOfItsPaper(paper: Paper, width: String, height: String) async throws {
    let sheet = try #require(
      try await Atlas.shared.sheets(of: .southAmerica, on: paper).sheets.first)
    let svg = sheet.svg(language: "en")
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains(" width=\"\(width)\" height=\"\(height)\" "))
    #expect(svg.contains("<title id=\"title\">\(sheet.title)</title>"))
  }

  @Test func brailleHasTheSizeOfTheSpecification() {
    let dots = BrailleCells.dots([0x3F, 0x01], at: Point(x: 0, y: 0))
    #expect(dots.count == 7)
    #expect(abs(dots[1].distance(to: dots[0]) - 2.34) < 0.001)
    #expect(abs(dots[3].distance(to: dots[0]) - 2.34) < 0.001)
    #expect(abs(dots[6].distance(to: dots[0]) - 6.2) < 0.001)
    #expect(Mark.braille(dots).frame.x == 0 && Mark.braille(dots).frame.y == 0)
  }

  @Test func linesBreakBetweenWords() {
    let word: [UInt8] = [1, 1, 1]
    #expect(
      BrailleCells.lines(word + [0] + word + [0] + word, width: 7, indent: 2)
        == [word + [0] + word, [0, 0] + word])
    #expect(BrailleCells.lines([1, 1, 1, 1, 1], width: 3) == [[1, 1, 1], [1, 1]])
    #expect(BrailleCells.lines([], width: 3) == [])
  }

  @Test func whatIsKnownIsFilled() throws {
    let folder = checkout.appending(path: "Data/maps")
    let raster = try CountryRaster(of: .southAmerica, in: folder)
    let named = try Atlas.countries(of: .southAmerica)
    let sheet = try #require(
      MapSheets(
        raster, named: named, known: ["country-br"], due: ["country-ar"], on: .a4, from: 5, .plain
      ).sheets.first)
    let strokes = sheet.marks.compactMap { mark -> LineStyle? in
      if case .line(_, let style) = mark { style } else { nil }
    }
    #expect(strokes.count { $0 == .known } > 30 && strokes.count { $0 == .due } > 5)
  }
}
