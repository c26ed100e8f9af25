// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Localization
import Testing

/// Nothing that changed on the table goes unsaid.
struct ToldLaws {
  private static let seeds: [UInt64] = [1, 2]
  private static let moves = 60
  private static let locales = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Locales")

  @Test("Nothing that changed goes unsaid", arguments: Registered.all)
  func told(registered: Registered) throws {
    for isByKeys in [true, false] {
      for seed in Self.seeds {
        var play = HeardPlay(try registered.game(), seed: seed, isByKeys: isByKeys)
        for number in 1...Self.moves {
          for step in play.go() {
            for change in step.untold {
              Issue.record("\(change), \(step.manner), keys \(isByKeys), \(seed): move \(number)")
            }
          }
        }
      }
    }
  }

  @Test("Whatever is left out is missed")
  func missed() throws {
    var missed: Set<String> = []
    for registered in Registered.all where missed.count < TableChange.kinds.count {
      var play = HeardPlay(try registered.game(), seed: 3, isByKeys: true)
      for _ in 1...Self.moves * 4 {
        for step in play.go() {
          for index in step.said.indices {
            var silent = step
            silent.said.remove(at: index)
            missed.formUnion(silent.untold.map(\.kind))
          }
        }
      }
    }
    #expect(missed == Set(TableChange.kinds))
  }

  /// A message, and the gap of it that tells what changed, filled in two ways that must differ.
  struct Gap: Sendable, CustomTestStringConvertible {
    let key: Key
    let name: String
    var fillings: [String: Filling] = [:]
    var values: (Filling, Filling) = ("North", "South")

    var testDescription: String { "\(key) \(name)" }

    func text(_ value: Filling, _ book: Phrasebook, _ verbosity: Verbosity) -> String {
      book.line([Term(key, fillings.merging([name: value]) { $1 })], verbosity: verbosity).text
    }
  }

  private static let one: [String: Filling] = [
    "count": 1, "card": "A", "first": "B", "last": "C", "from": "D", "to": "E",
  ]
  private static let drawn: [String: Filling] = [
    "card": "A", "drawn": 1, "left": 5, "under": .list([]), "cards": "B",
  ]
  private static let fallen: [String: Filling] = [
    "place": "A", "new": 0, "row": 0, "cards": .list([]), "count": 1, "falls": "B",
    "fallen": "C",
  ]

  private static let gaps = [
    Gap(key: "told-moved", name: "card", fillings: one),
    Gap(key: "told-moved", name: "to", fillings: one),
    Gap(key: "told-moved", name: "to", fillings: one.merging(["count": 3]) { $1 }),
    Gap(key: "told-lands", name: "place", fillings: ["more": "no"]),
    Gap(key: "told-drawn", name: "card", fillings: drawn),
    Gap(key: "told-drawn", name: "left", fillings: drawn, values: (0, 1)),
    Gap(key: "told-dealt", name: "cards", fillings: drawn),
    Gap(key: "told-dealt", name: "left", fillings: drawn, values: (0, 1)),
    Gap(key: "told-turns-up", name: "card", fillings: ["place": "A"]),
    Gap(key: "told-uncovered", name: "card", fillings: ["place": "A"]),
    Gap(key: "told-gathered", name: "cards"),
    Gap(key: "told-gathered-many", name: "count", fillings: ["card": "A"], values: (6, 7)),
    Gap(key: "told-shuffled", name: "count", values: (6, 7)),
    Gap(key: "told-recycled", name: "count", values: (6, 7)),
    Gap(key: "told-points-lost", name: "points", values: (6, 7)),
    Gap(key: "label-empty", name: "place", fillings: ["kind": "column"]),
    Gap(key: "atlas-group-completed", name: "group", fillings: ["done": 1, "total": 4]),
    Gap(
      key: "told-run-complete", name: "done",
      fillings: ["suit": "spades", "place": "A", "total": 8], values: (1, 2)),
    Gap(key: "pokerslam-column", name: "falls", fillings: fallen),
    Gap(
      key: "pokerslam-column", name: "cards", fillings: fallen.merging(["new": 1, "row": 1]) { $1 }),
    Gap(key: "pokerslam-left", name: "count", values: (0, 1)),
    Gap(key: "pokerslam-played", name: "hand", fillings: ["score": 5]),
    Gap(key: "puzzle-lies", name: "piece", fillings: ["where": "A", "point": "B"]),
  ]

  @Test("What tells a change tells it in every language and at every verbosity", arguments: gaps)
  func wording(gap: Gap) {
    for language in Phrasebook.languages(in: Self.locales) {
      let book = Phrasebook(language: language, locales: Self.locales)
      for verbosity in Verbosity.allCases {
        let texts = [gap.values.0, gap.values.1].map { gap.text($0, book, verbosity) }
        if texts[0] == texts[1] { Issue.record("\(language), \(verbosity): \(texts[0])") }
      }
    }
  }
}
