// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration
import Testing

/// What the events of a move are told as.
@Suite struct EventNarrationTests {
  private let game = Letters()
  private var table: Table { Match(game, seed: 1).table }
  private let column = Place(.column, 2)
  private let foundation = Place(.foundation, 1)

  private func told(_ events: Event...) -> [Term] {
    Narrator(game).narrate(events, on: table)
  }

  private func moved(
    _ pieces: [Int], from: Place, to: Place, isShort: Bool = false
  ) -> Term {
    let names = pieces.map { game.name(of: Piece($0)) }
    let last = names[names.count - 1]
    let ends: [String: Filling] =
      names.count == 1
      ? ["first": .term(last), "last": .term(last)]
      : [
        "first": .term(last.form("from")), "last": .term(names[0].form("to")), "ends": "names",
      ]
    return Term(
      "told-moved",
      [
        "card": .term(isShort ? last.form("short") : last), "count": .number(pieces.count),
        "from": .term(from.name.form("from")), "to": .term(to.name.form("to")),
      ].merging(ends) { $1 })
  }

  @Test func aCardMovedIsToldWithItsGoal() {
    #expect(
      told(.moved([Piece(3)], from: Place(.waste), to: column)).first
        == moved([3], from: Place(.waste), to: column))
  }

  @Test func onAFoundationTheNameIsShort() {
    #expect(
      told(.moved([Piece(3)], from: column, to: foundation)).first
        == moved([3], from: column, to: foundation, isShort: true))
  }

  @Test func aRunIsToldFromItsFirstToItsLast() {
    #expect(
      told(.moved([Piece(3), Piece(4), Piece(5)], from: Place(.column, 1), to: column)).first
        == moved([3, 4, 5], from: Place(.column, 1), to: column))
  }

  @Test func ofSeveralCardsDrawnTheTopOneIsToldFirst() {
    let stock = Place(.stock)
    let waste = Place(.waste)
    let told = told(
      .moved([Piece(1)], from: stock, to: waste), .turned([Piece(1)], at: waste, faceUp: true),
      .moved([Piece(2)], from: stock, to: waste), .turned([Piece(2)], at: waste, faceUp: true))
    #expect(told.map(\.key) == ["told-drawn"])
    #expect(told.first?.fillings["card"] == .term(game.name(of: Piece(2))))
    #expect(told.first?.fillings["drawn"] == 2)
    #expect(told.first?.fillings["under"] == .list([game.name(of: Piece(1))]))
    #expect(told.first?.fillings["left"] == .number(table[stock].count))
  }

  @Test func aCardDealtOnEveryColumnIsOneSentenceInTheirOrder() {
    let stock = Place(.stock)
    let told = told(
      .moved([Piece(7)], from: stock, to: Place(.column, 1)),
      .turned([Piece(7)], at: Place(.column, 1), faceUp: true),
      .moved([Piece(6)], from: stock, to: column), .turned([Piece(6)], at: column, faceUp: true))
    #expect(told.map(\.key) == ["told-dealt"])
    #expect(
      told.first?.fillings["cards"] == .list([game.name(of: Piece(7)), game.name(of: Piece(6))]))
  }

  @Test func cardsThatAreTakenBackAreNotNamedOnceMore() {
    let stock = Place(.stock)
    let dealt: [Event] = [
      .moved([Piece(7)], from: stock, to: Place(.column, 1)),
      .moved([Piece(6)], from: stock, to: column),
    ]
    #expect(Narrator(game).undone(dealt, on: table).map(\.key) == ["told-row-dealt"])
    #expect(
      Narrator(game).standing(dealt, after: dealt, on: table).map(\.key) == ["told-row-dealt"])
  }

  @Test func aDrawThatStandsIsToldOnce() {
    let (stock, waste) = (Place(.stock), Place(.waste))
    let drawn: [Event] = [
      .moved([Piece(2)], from: stock, to: waste), .turned([Piece(2)], at: waste, faceUp: true),
    ]
    #expect(
      Narrator(game).standing(drawn, after: [], on: table).map(\.key) == ["told-drawn"])
  }

  @Test(arguments: [(2, "told-gathered"), (5, "told-gathered"), (6, "told-gathered-many")])
  func cardsThatGoToTheFoundationsOneByOneAreOneSentence(count: Int, key: String) {
    let pieces = (0..<count).map { Piece($0) }
    let told = Narrator(game).narrate(
      pieces.flatMap { piece -> [Event] in
        [
          .moved([piece], from: column, to: foundation),
          .turned([Piece(piece.number + 1)], at: column, faceUp: true),
        ]
      }, on: table)
    // What turned up and went on at once is told by going on.
    #expect(told.map(\.key.name).prefix(2) == [key, "told-turns-up"])
    #expect(told.first?.fillings["cards"] == .list(pieces.map(game.name)))
    #expect(told.first?.fillings["count"] == .number(count))
    #expect(told[1].fillings["card"] == .term(game.name(of: Piece(count))))
  }

  @Test func aCardThatTurnsUpInAColumnIsNamedAndOneTurnedDownNever() {
    #expect(
      told(.turned([Piece(4)], at: column, faceUp: true)) == [
        Term(
          "told-turns-up",
          ["place": .term(column.name), "card": .term(game.name(of: Piece(4)))])
      ])
    #expect(told(.turned([Piece(4)], at: column, faceUp: false)) == [])
    #expect(told(.turned([Piece(4)], at: Place(.waste), faceUp: true)) == [])
  }

  @Test func whatIsCountedIsNotTold() {
    #expect(told(.counted(.score, from: 0, to: 5)) == [])
    #expect(told(.counted("reshuffles", from: 0, to: 1)) == [])
  }

  @Test func whatAGameNotesIsToldAsItIs() {
    let note = Term("atlas-group-completed", ["done": 1])
    #expect(told(.noted(note)) == [note])
  }

  @Test func whatLeavesTheTableOrIsDealtIsNotTold() {
    #expect(told(.moved([Piece(1)], from: foundation, to: Place(.completed))) == [])
    #expect(told(.laid(Piece(1), at: Place(.stock), faceUp: false)) == [])
  }

  /// Foundation 2 of the table is empty, foundation 1 is not.
  @Test func aFoundationThatIsFreeAgainIsTold() {
    let free = Place(.foundation, 2)
    #expect(table[free].isEmpty && !table[foundation].isEmpty)
    #expect(
      told(.moved([Piece(1)], from: free, to: Place(.completed))) == [
        Term(
          "sentence",
          ["text": .term(Term("label-empty", ["place": .term(free.name), "kind": "foundation"]))])
      ])
  }

  @Test func aShuffleTellsHowManyCardsAndNotThatTheyMoved() throws {
    var match = Match(game, seed: 1)
    let events = try match.play(Move("mix"))
    let told = Narrator(game).narrate(events, on: match.table)
    #expect(told == [Term("told-shuffled", ["count": .number(match.table[Place(.stock)].count)])])
  }

  @Test func theOrderOfTheEventsIsKept() {
    let told = told(
      .moved([Piece(3)], from: column, to: foundation),
      .turned([Piece(4)], at: column, faceUp: true), .noted(Term("note")))
    #expect(told.map(\.key) == ["told-moved", "told-turns-up", "note"])
  }
}
