// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Pictures
import Testing

@testable import Tactile

/// What holds for every sheet of every map, in millimetres.
@Suite(.serialized) struct SheetLawTests {
  /// An eighth of an inch.
  private static let gap = 3.175
  private static let sheets = ShippedMap.allCases.flatMap { map in
    Paper.allCases.map { (map, $0) }
  }

  @Test(arguments: sheets) func nothingLiesInTheMargins(_ map: ShippedMap, _ paper: Paper)
    async throws
  {
    for sheet in try await Atlas.shared.sheets(of: map, on: paper).sheets {
      let area = paper.area
      for frame in sheet.marks.map(\.frame) {
        #expect(frame.x >= area.x - 1 && frame.right <= area.right + 1, "\(sheet.title) \(frame)")
        #expect(frame.y >= area.y - 1 && frame.bottom <= area.bottom + 1, "\(frame)")
      }
    }
  }

  @Test(arguments: sheets) func labelsAndSymbolsKeepTheirDistance(
    _ map: ShippedMap, _ paper: Paper
  ) async throws {
    for sheet in try await Atlas.shared.sheets(of: map, on: paper).sheets {
      #expect(sheet.labels.count <= 10)
      let things = sheet.labels.flatMap { label in
        [label.frame]
          + (label.point.map { [Frame(around: $0, width: 5, height: 5)] } ?? [])
      }
      for (index, thing) in things.enumerated() {
        #expect(things[(index + 1)...].allSatisfy { $0.distance(to: thing) >= Self.gap })
      }
      for case .line(let points, let style) in sheet.marks {
        let line = points.sampled(every: 0.5)
        for thing in things where line.contains(where: { thing.distance(to: $0) < 20 }) {
          let distance = line.map { thing.distance(to: $0) }.min() ?? 0
          #expect(
            distance - style.width / 2 >= Self.gap - 0.1, "\(sheet.title) \(thing) \(style)")
        }
      }
    }
  }

  /// The sea is as wide as a finger needs, and so is land, but for its narrowest necks.
  @Test(arguments: ShippedMap.allCases) func coastsAreApart(_ map: ShippedMap) async throws {
    var (close, all) = (0, 0)
    for sheet in try await Atlas.shared.sheets(of: map, on: .a4).sheets {
      let lines = sheet.marks.compactMap { mark -> [Point]? in
        if case .line(let points, .coast) = mark, points.length > 20 { points } else { nil }
      }.map { $0.sampled(every: 2) }
      for (index, line) in lines.enumerated() {
        let others = Array(lines[(index + 1)...].joined())
        for point in line {
          all += 1
          let distances = others.map { $0.distance(to: point) }
          // Lines that meet are one.
          if let least = distances.min(), least > 0.5, least < Self.gap { close += 1 }
        }
      }
    }
    #expect(Double(close) <= 0.035 * Double(max(all, 1)), "\(close) of \(all)")
  }

  @Test(arguments: sheets) func everyCountryIsNamedOrToldToBeLeftOut(
    _ map: ShippedMap, _ paper: Paper
  ) async throws {
    let sheets = try await Atlas.shared.sheets(of: map, on: paper)
    let named = Set(sheets.sheets.flatMap(\.labels).map(\.country))
    #expect(named.isDisjoint(with: sheets.leftOut))
    #expect(named.union(sheets.leftOut) == (try Atlas.countries(of: map)))
    #expect(sheets.leftOut.count * 4 <= named.count, "\(sheets.leftOut)")
    let lines = try sheets.sheets.filter { $0.title.hasPrefix("key") }.flatMap { try $0.braille() }
    for country in named {
      let code = Label.text(of: country)
      // Beside the letters stands what they mean, which are the same letters here.
      #expect(lines.count { $0 == code } == 2, "\(code)")
    }
  }

  @Test(arguments: sheets) func everyLabelReadsBackAsItsLetters(
    _ map: ShippedMap, _ paper: Paper
  ) async throws {
    for sheet in try await Atlas.shared.sheets(of: map, on: paper).sheets {
      for label in sheet.labels {
        #expect(try ReadBraille.text(of: label.cells) == label.text)
        #expect(label.text.count == 2)
      }
    }
  }
}
