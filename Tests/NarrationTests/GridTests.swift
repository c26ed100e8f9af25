// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Narration
import Testing

struct GridTests {
  @Test("A hand played on a grid is told by hand, score and column, not card by card")
  func told() throws {
    let game = PokerSlam(listsHands: true)
    var match = Match(game, seed: 20_260_714)
    let move = try #require(game.advice(on: match.table)?.move)
    let events = try match.play(move)
    let told = Narrator(game).narrate(events, on: match.table)
    #expect(
      told.map(\.key) == [
        "pokerslam-played", "pokerslam-column", "pokerslam-column", "pokerslam-column",
        "pokerslam-left",
      ])
    #expect(told.last == Term("pokerslam-left", ["count": 22]))
  }

  @Test("A square is told with its place, a column by its cards from the top")
  func squares() throws {
    let game = PokerSlam(listsHands: true)
    let table = Match(game, seed: 20_260_714).table
    let column = table.places.filter { $0.isSquare && $0.column == 2 }
    let names = column.compactMap { table[$0].top.map { game.name(of: $0.piece) } }
    #expect(names.count == column.count)
    #expect(
      Narrator(game).section(.gridColumn(2), on: table)
        == [Term("grid-column", ["n": 2, "cards": .list(names)])])
    #expect(
      Narrator(game).label(of: column[0], on: table) == [
        Term(
          "label-square",
          [
            "name": .term(names[0]), "place": .term(column[0].name.form("at")),
            "number": .number(column[0].number),
          ])
      ])
  }
}
