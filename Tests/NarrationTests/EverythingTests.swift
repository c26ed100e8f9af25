// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Testing

/// The whole table of a game whose own line names no card.
struct EverythingTests {
  private func tops(of table: Table, _ game: any Game) -> [Term] {
    table.places(.column).compactMap { table[$0].top.map { game.name(of: $0.piece) } }
  }

  @Test("Of more than ten columns five are a line, with their numbers")
  func ranges() throws {
    let game = BakersDozen()
    let table = Match(game, seed: 3).table
    let tops = tops(of: table, game)
    let columns = [(1, 5), (6, 10), (11, 13)].map { first, last in
      Term(
        "map-columns-range",
        [
          "first": .number(first), "last": .number(last),
          "cards": .list(Array(tops[(first - 1)..<last])),
        ])
    }
    let lines = columns + [try #require(game.map(of: table))]
    #expect(Narrator(game).everything(on: table) == lines.map { PlacedLine([$0]) })
  }

  @Test("After the columns come the cells that hold a card")
  func cells() throws {
    let game = EightOff()
    let table = Match(game, seed: 3).table
    let held = table.places(.cell).filter { !table[$0].isEmpty }
    #expect(held.count == 4)
    let cells = held.map { PlacedLine([Narrator(game).target($0, on: table)], at: $0) }
    let columns = Term("sentence", ["text": .list(tops(of: table, game))])
    #expect(
      Narrator(game).everything(on: table)
        == [PlacedLine([columns])] + cells + [PlacedLine([try #require(game.map(of: table))])])
  }
}
