// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Foundation
import Games
import Localization
import Narration
import Patience

/// What a player of a patience hears of a table written by hand.
struct Teller<Rules: FoundationSolitaire> {
  let sketch: Sketch<Rules>
  var language = "en"
  var verbosity = Verbosity.normal

  init(_ game: Rules, language: String = "en", verbosity: Verbosity = .normal) {
    sketch = Sketch(game: game)
    self.language = language
    self.verbosity = verbosity
  }

  private var narrator: Narrator { Narrator(sketch.game) }

  func label(_ place: String, _ lines: String...) throws -> String {
    let table = try sketch.table(lines)
    return Place(place).map {
      words([PlacedLine(narrator.label(of: $0, on: table))]).joined()
    } ?? ""
  }

  func roots(_ lines: String...) throws -> [String] {
    words(narrator.roots(of: try sketch.table(lines)))
  }

  func foundations(_ lines: String...) throws -> [String] {
    words(narrator.foundations(on: try sketch.table(lines)))
  }

  func wanted(_ lines: String...) throws -> [String] {
    let table = try sketch.table(lines)
    return words(narrator.whereabouts(of: sketch.game.wanted(on: table), on: table))
  }

  func unseen(_ lines: String...) throws -> [String] {
    words(narrator.unseen(on: try sketch.table(lines)) ?? [])
  }

  func obstacles(_ lines: String...) throws -> [String] {
    words(sketch.game.obstacles(on: try sketch.table(lines)).map { PlacedLine([$0]) })
  }

  func find(_ card: String, _ lines: String...) throws -> [String] {
    let table = try sketch.table(lines)
    let name = try sketch.name(card)
    guard case .term(let term) = name else { return [] }
    return words(narrator.whereabouts(on: table) { [term, term.inOneSuit].contains($0) })
  }

  private func words(_ lines: [PlacedLine]) -> [String] {
    let book = Phrasebook(language: language, locales: locales)
    return lines.map { book.line($0.sentences, verbosity: verbosity).text }
  }
}

private let locales = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Locales")
