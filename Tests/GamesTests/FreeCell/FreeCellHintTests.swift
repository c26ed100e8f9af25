// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

/// What a hint prefers; that it is legal is a law.
struct FreeCellHintTests {
  private let sketch: Sketch<FreeCell>
  init() throws { sketch = Sketch(game: try FreeCell("easy")) }

  private func advice(
    _ card: String, _ from: Place, _ to: Place, _ key: Key, _ more: [String: Filling] = [:],
    on table: Table
  ) throws -> Advice {
    let fillings: [String: Filling] = [
      "card": try sketch.name(card), "from": .term(from.name.form("from")),
      "place": .term(to.name.form("to")),
    ]
    return Advice(
      Move([try sketch.piece(card, on: table)], to: to),
      because: Term(key, fillings.merging(more) { $1 }))
  }

  @Test("Hint: what is safe goes to its foundation first, then what is not")
  func home() throws {
    let table = try sketch.table(
      "column 1: KC 3H", "column 2: 5D 2S", "column 3: 4C 6C", "foundation 1: AH 2H",
      "foundation 2: AS")
    #expect(
      sketch.game.advice(on: table)
        == (try advice(
          "2s", .column(2), .foundation(2), "hint-safe", on: table)))
  }

  @Test("Hint: a run onto a card, first where a column is emptied, then out of a cell")
  func joins() throws {
    let table = try sketch.table(
      "column 1: 3C 8H 7S", "column 2: 9S", "column 3: 6D", "cell 1: 5S", "column 4: 2D XH")
    #expect(
      sketch.game.advice(on: table)
        == (try advice("9s", .column(2), .column(4), "hint-empties-column", on: table)))
  }

  @Test("Hint: what covers the next card of a foundation goes out of the way, and its name is told")
  func digs() throws {
    let blocked = [
      "column 1: AC KH", "column 2: 4S KD", "column 3: 4D KS", "column 4: 4C KC",
      "column 5: 4H JS", "column 6: 3S JC", "column 7: 3C JH", "column 8: 3H JD",
    ]
    let table = try sketch.table(blocked)
    #expect(
      sketch.game.advice(on: table)
        == (try advice(
          "kh", .column(1), Place(.cell, 1), "hint-digs", ["wanted": sketch.name("ac")],
          on: table)))
  }

  @Test("Hint: finishing, where the rest plays itself")
  func finishes() throws {
    let table = try sketch.table("column 1: 2C AC")
    #expect(
      sketch.game.advice(on: table) == Advice(Move(.finish), because: Term("hint-finish")))
  }
}
