// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience
import Testing

@testable import Games

struct FallingTests {
  private let sketch = GridSketch()

  @Test("In each column cards fall to the bottom, and keep their order")
  func falling() throws {
    let table = try sketch.table(
      "2C 3C 4C 5C 6C", "9C 9D 8C 7H 7D", "2D 9H 3D 4D 5D", "2H 3H 4H 5H 6H", "AC KD KH KS QS")
    #expect(
      sketch.rows(try sketch.play("9C 9D 9H", on: table).table) == [
        "-- -- 4C 5C 6C", "2C -- 8C 7H 7D", "2D 3C 3D 4D 5D", "2H 3H 4H 5H 6H", "AC KD KH KS QS",
      ])
    let apart = try sketch.table(
      "2C -- -- -- --", "9C -- -- -- --", "3C 9D -- -- --", "9H -- -- -- --", "4C -- -- -- --")
    #expect(
      sketch.rows(try sketch.play("9C 9D 9H", on: apart).table) == [
        "-- -- -- -- --", "-- -- -- -- --", "2C -- -- -- --", "3C -- -- -- --", "4C -- -- -- --",
      ])
  }

  @Test("Empty squares are filled from the deck, the bottom row first, left to right")
  func filling() throws {
    let table = try sketch.table(
      "2C 3C 4C 5C 6C", "9C 9D 8C 7H 7D", "2D 9H 3D 4D 5D", "2H 3H 4H 5H 6H", "AC KD KH KS QS",
      deck: "AH AD AS JC")
    let turn = try sketch.play("9C 9D 9H", on: table)
    #expect(
      sketch.rows(turn.table) == [
        "AD AS 4C 5C 6C", "2C AH 8C 7H 7D", "2D 3C 3D 4D 5D", "2H 3H 4H 5H 6H", "AC KD KH KS QS",
      ])
    #expect(turn.table[.stock].map { $0.isFaceUp } == [false])
    #expect(sketch.words(turn.table[.stock].pieces) == "JC")
    #expect(turn.table.places.prefix(25).allSatisfy { turn.table[$0].top?.isFaceUp == true })
  }

  @Test("When the deck runs out the upper squares stay empty, and columns do not slide together")
  func emptyDeck() throws {
    let table = try sketch.table(
      "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- --", "2C 9C 3D -- --", "4H 9D 6S -- 5C",
      deck: "KD")
    let turn = try sketch.play("9C 9D", on: table)
    #expect(
      sketch.rows(turn.table) == [
        "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- --", "2C -- 3D -- --", "4H KD 6S -- 5C",
      ])
    let bare = try sketch.table("-- 9C 3D -- --", "4H 9D 6S -- --")
    #expect(
      sketch.rows(try sketch.play("9C 9D", on: bare).table) == [
        "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- --", "-- -- 3D -- --", "4H -- 6S -- --",
      ])
  }

  @Test("The events tell the hand, what goes, the score, what falls, what comes, column by column")
  func events() throws {
    let table = try sketch.table(
      "-- -- -- -- --", "-- -- -- -- --", "-- -- -- -- 2C", "-- -- -- 9C 9D", "8S -- 7S 6H 5H",
      deck: "KD")
    let nine = try sketch.pieces("9D 9C")
    let (two, king) = (try sketch.pieces("2C"), try sketch.pieces("KD"))
    let square = Place.square
    #expect(
      try sketch.play("9D 9C", on: table).events == [
        .noted(Term("pokerslam-played", ["hand": .term(Term("hand-pair")), "score": 15])),
        .moved([nine[0]], from: square(4, 5), to: .completed),
        .moved([nine[1]], from: square(4, 4), to: .completed),
        .counted(.score, from: 0, to: 15),
        .moved(two, from: square(3, 5), to: square(4, 5)),
        .moved(king, from: .stock, to: square(5, 2)),
        .turned(king, at: square(5, 2), faceUp: true),
        .noted(column(2, new: ["kd"], row: 5)),
        .noted(column(5, falls: [("2c", 4)])),
        .noted(Term("pokerslam-left", ["count": 0])),
      ])
  }

  private func column(
    _ number: Int, new: [String] = [], row: Int = 0, falls: [(String, Int)] = []
  ) -> Term {
    Term(
      "pokerslam-column",
      [
        "place": .term(Place.column(number).name), "new": .number(new.count), "row": .number(row),
        "cards": .list(new.compactMap { PlayingCard($0)?.name }), "count": .number(falls.count),
        "falls": .list(
          falls.map {
            landing($0.0, $0.1)
          }),
        "fallen": .list(falls.reversed().compactMap { PlayingCard($0.0)?.name }),
      ])
  }

  @Test("The preview says where cards land, and how many come, without changing anything")
  func preview() throws {
    let table = try sketch.table(
      "2C 3C -- -- --", "9C 9D -- -- --", "4C 9H -- -- --", "6S 8H -- -- --", "KC JS QD XC 7D",
      deck: "AH AD AS")
    let picked = try sketch.pieces("9C 9D 9H")
    #expect(
      sketch.game.falls(without: picked, on: table) == [
        Fall(
          piece: try sketch.pieces("2C")[0], from: Square(row: 1, column: 1),
          to: Square(row: 2, column: 1)),
        Fall(
          piece: try sketch.pieces("3C")[0], from: Square(row: 1, column: 2),
          to: Square(row: 3, column: 2)),
      ])
    #expect(sketch.game.drawCount(without: picked, on: table) == 3)
    #expect(
      sketch.game.preview(of: picked, on: table) == [
        falls(1, landing("2c", 2)), falls(2, landing("3c", 3)),
        Term("pokerslam-drawn", ["count": 3]),
      ])
    #expect(
      sketch.game.preview(of: try sketch.pieces("2C 3C"), on: table) == [
        Term("pokerslam-nothing-falls"), Term("pokerslam-drawn", ["count": 3]),
      ])
  }

  private func falls(_ column: Int, _ landings: Term...) -> Term {
    Term(
      "pokerslam-falls", ["place": .term(Place.column(column).name), "falls": .list(landings)])
  }

  private func landing(_ word: String, _ row: Int) -> Term {
    Term("pokerslam-landing", ["card": name(word), "row": .number(row)])
  }
}
