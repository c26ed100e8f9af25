// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import Foundation
import Pictures

@testable import Tactile

let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The sheets of the maps that come with the game, each drawn once for all tests.
actor Atlas {
  static let shared = Atlas()
  private var drawn: [Wish: MapSheets] = [:]

  private struct Wish: Hashable {
    let map: ShippedMap
    let paper: Paper
  }

  func sheets(of map: ShippedMap, on paper: Paper) throws -> MapSheets {
    if let known = drawn[Wish(map: map, paper: paper)] { return known }
    let folder = checkout.appending(path: "Data/maps")
    let named = try Self.countries(of: map)
    let sheets = MapSheets(
      try CountryRaster(of: map, in: folder), named: named, wanted: named, on: paper, .plain)
    drawn[Wish(map: map, paper: paper)] = sheets
    return sheets
  }

  static func countries(of map: ShippedMap) throws -> Set<String> {
    let file = checkout.appending(path: "Data/maps/\(map.contents)").path
    return Set(try PuzzleMap(file: file).pieces(.four).flatMap(\.countries))
  }
}

extension MapSheets.Words {
  /// Countries by their ids, in braille without contractions.
  static let plain = MapSheets.Words(
    title: { "map \($0?.rawValue ?? "")" }, legendTitle: "key",
    part: { "\($0) \($1) of \($2)" },
    symbol: { symbol in
      switch symbol {
      case .north: "north"
      case .point: "point"
      case .line(let style): style.rawValue
      }
    }, name: { String($0.dropFirst(8)) }, number: { String($0) },
    notes: { $0.isEmpty ? [] : ["out " + $0.map { $0.dropFirst(8) }.joined(separator: " ")] },
    translator: Translator(language: "en", grade: .one))
}
