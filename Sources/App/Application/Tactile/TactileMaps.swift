// SPDX-License-Identifier: GPL-3.0-or-later

import Braille
import Engine
import Foundation
import Learning
import Localization
import Pictures
import Preferences
import Tactile

/// Maps for the fingers, in a player's words and braille.
public struct TactileMaps: Sendable {
  private let content: Content
  private let phrasebook: Phrasebook
  private let translator: Translator

  public init(_ content: Content, _ phrasebook: Phrasebook, _ settings: Settings) {
    self.content = content
    self.phrasebook = phrasebook
    translator = Translator(
      language: phrasebook.language, grade: settings.brailleGrade.asTranslated)
  }

  /// A map of the puzzle, the countries of its continent named before all others.
  public func sheets(of map: ShippedMap, on paper: Paper) throws(Refusal) -> MapSheets {
    let (raster, named) = try read(map)
    let own = named.filter { map.isAbout($0, content.quizGenerator) }
    return MapSheets(
      raster, named: named, wanted: own.isEmpty ? named : own, on: paper,
      words(
        of: map, title: map.name,
        notes: { $0.isEmpty ? [] : [Term("tactile-left-out", ["names": .countries($0)])] }))
  }

  /// A map of each continent of which something was asked, its countries filled by how well they are
  /// known; what all of a continent comes to stands in its key.
  public func progress(
    _ known: [LearningItem: MemoryState], on day: Day, _ paper: Paper
  ) throws(Refusal) -> [MapSheets] {
    let quizGenerator = content.quizGenerator
    let standings = quizGenerator.standingsOfCountries(known, on: day)
    var maps: [MapSheets] = []
    for progress in quizGenerator.progress(known, on: day) where progress.known + progress.due > 0 {
      guard let map = ShippedMap(rawValue: progress.continent.rawValue) else { continue }
      let (raster, named) = try read(map)
      func countries(_ standing: Standing) -> Set<String> {
        named.filter { standings[$0] == standing && map.isAbout($0, quizGenerator) }
      }
      let (known, due) = (countries(.known), countries(.due))
      let lists = [("tactile-known" as Key, known), ("tactile-due", due)].filter { !$0.1.isEmpty }
        .map { Term($0.0, ["names": .countries($0.1.sorted())]) }
      maps.append(
        MapSheets(
          raster, named: named, known: known, due: due, on: paper,
          from: maps.map(\.sheets.count).reduce(1, +),
          words(
            of: map, title: Term("tactile-progress-title", ["map": .term(map.name)]),
            notes: { _ in [progress.term] + lists })))
    }
    guard !maps.isEmpty else { throw Refusal(Term("progress-none")) }
    return maps
  }

  private func read(_ map: ShippedMap) throws(Refusal) -> (CountryRaster, named: Set<String>) {
    guard translator.table != nil else {
      throw Refusal(Term("tactile-no-braille", ["package": "liblouis-data"]))
    }
    let folder = content.resources.data.appending(path: "maps")
    do throws(MapFlaw) {
      let puzzle = try PuzzleMap(file: folder.appending(path: map.contents).path)
      let named = Set(puzzle.pieces(.four).flatMap(\.countries))
      return (try CountryRaster(of: map, in: folder), named)
    } catch {
      throw Refusal(
        Term(
          "problem-file", ["file": .text(map.contents), "reason": .term(error.term)]))
    }
  }

  private func words(
    of map: ShippedMap, title: Term, notes: @escaping @Sendable ([String]) -> [Term]
  ) -> MapSheets.Words {
    let phrasebook = phrasebook
    @Sendable func text(_ term: Term) -> String { phrasebook.line([term]).text }
    return MapSheets.Words(
      title: { direction in
        let part = direction.map { direction in
          Term("tactile-part", ["map": .term(title), "part": .text(direction.rawValue)])
        }
        return text(part ?? title)
      }, legendTitle: text(Term("tactile-key", ["map": .term(title)])),
      part: { title, number, count in
        let fillings: [String: Filling] = [
          "title": .text(title), "n": .number(number), "count": .number(count),
        ]
        return text(Term("tactile-part-number", fillings))
      },
      symbol: { text($0.meaning) },
      name: { text(Term(Key($0))) },
      number: { String($0) },
      notes: { leftOut in notes(leftOut).map(text) },
      translator: translator)
  }
}

extension ShippedMap {
  /// Whether a country lies on the continent that the map shows.
  fileprivate func isAbout(_ country: String, _ quizGenerator: QuizGenerator) -> Bool {
    quizGenerator.continent(of: country)?.rawValue == rawValue
  }
}

extension Filling {
  /// Their names.
  ///
  /// - Parameter ids: such as `country-fr`.
  static func countries(_ ids: [String]) -> Filling {
    .list(ids.map { Term(Key($0)) })
  }
}

extension LegendSymbol {
  fileprivate var meaning: Term {
    switch self {
    case .north: Term("tactile-north")
    case .point: Term("tactile-point")
    case .line(.coast): Term("tactile-coast")
    case .line(.border), .line(.frame): Term("tactile-border")
    case .line(.sea): Term("tactile-sea")
    case .line(.known): Term("map-standing-known")
    case .line(.due): Term("map-standing-due")
    }
  }
}
