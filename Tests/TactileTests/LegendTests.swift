// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import Engine
import Localization
import Pictures
import Testing

@testable import Tactile

/// The legend as it is read by fingers, and as an embosser gets it.
@Suite struct KeyTests {
  private static let locales = checkout.appending(path: "Locales")

  private func words(in language: String) -> MapSheets.Words {
    let book = Phrasebook(language: language, locales: Self.locales)
    return MapSheets.Words(
      title: { part in part.map { "map \($0.rawValue)" } ?? "map" }, legendTitle: "key",
      part: { "\($0) \($1) of \($2)" }, symbol: { _ in "mark" },
      name: { book.line([Term(Key($0))]).text }, number: { String($0) }, notes: { _ in [] },
      translator: Translator(language: language, grade: .one))
  }

  private func sheets(_ map: ShippedMap, in language: String) throws -> MapSheets {
    let named = try Atlas.countries(of: map)
    let raster = try CountryRaster(of: map, in: checkout.appending(path: "Data/maps"))
    return MapSheets(raster, named: named, wanted: named, on: .a4, words(in: language))
  }

  /// What stands beside each label on the sheets of the legend, its lines put together.
  private func key(of sheets: [Sheet], table: String) throws -> [String: String] {
    var names: [String: [UInt8]] = [:]
    var label: String?
    for line in sheets.filter({ $0.title.hasPrefix("key") }).flatMap({ $0.lines.dropFirst(2) }) {
      if line.first != 0, line.count == 2 {
        label = try ReadBraille.text(of: line)
      } else if let known = label {
        names[known, default: []] += (names[known] == nil ? [] : [0]) + line.drop { $0 == 0 }
      }
    }
    return try names.mapValues { try ReadBraille.text(of: $0, table: table) }
  }

  @Test(arguments: ["en", "de", "fr", "es"]) func everyNameReadsBack(language: String) throws {
    let words = words(in: language)
    let table = try #require(words.translator.table)
    for map in [ShippedMap.europe, .africa, .southAmerica] {
      let sheets = try sheets(map, in: language)
      let key = try key(of: sheets.sheets, table: table)
      let labels = Set(sheets.sheets.flatMap(\.labels))
      #expect(!labels.isEmpty)
      for label in labels {
        let name = words.name(label.country)
        // German braille has no signs for capitals, and one for many accents that are not its own.
        guard language == "de" else {
          #expect(key[label.text] == name)
          continue
        }
        if name.contains(#/[^A-Za-zÄÖÜäöüß \-]/#) { continue }
        #expect(key[label.text] == name.lowercased())
      }
    }
  }

  @Test func noTwoSheetsOfAMapHaveOneTitle() throws {
    for map in ShippedMap.allCases {
      let titles = try sheets(map, in: "en").sheets.map(\.title)
      #expect(Set(titles).count == titles.count, "\(titles)")
    }
    #expect(
      words(in: "en").numbered(["a", "b", "a", "a"])
        == ["a 1 of 3", "b", "a 2 of 3", "a 3 of 3"])
  }

  @Test func anEmbosserGetsTitlesAndKey() throws {
    let map = try sheets(.southAmerica, in: "en")
    let text = String(decoding: EmbosserText.encode(map.embossed), as: UTF8.self)
    let pages = text.split(separator: "\u{0C}").map { page in
      page.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast()
    }
    #expect(pages.count >= 2)
    for page in pages {
      #expect(page.count <= 25)
      #expect(page.allSatisfy { $0.utf8.count <= 40 })
    }
    #expect(pages[0].first == "#A  MAP")
    #expect(pages[1].prefix(3) == ["KEY", "", "AR  ,ARGENTINA"])
  }
}
