// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Samples
import Testing

@testable import Conversation

/// The steps of the arrow keys over rows of piles, grids and what waits beside them.
@Suite struct CursorTests {
  private let klondike = Match(Klondike(.one), seed: 1).table

  private func poker() -> Table { Match(PokerSlam(listsHands: false), seed: 1).table }

  @Test func pilesAreWalkedFromLeftToRight() {
    var cursor = Cursor()
    #expect(cursor.place(on: klondike) == Place(.column, 1))
    #expect(cursor.move(.left, on: klondike) == false)
    #expect(cursor.move(.right, on: klondike) == true)
    #expect(cursor.place(on: klondike) == Place(.column, 2))
    #expect(cursor.move(.last, on: klondike) == true)
    #expect(cursor.move(.right, on: klondike) == false)
    #expect(cursor.move(.first, on: klondike) == true)
    #expect(cursor.place(on: klondike) == Place(.column, 1))
  }

  /// The face-down cards of a column are one step, on which there is no card.
  @Test func aColumnIsClimbedCardByCard() {
    var cursor = Cursor()
    cursor.go(to: Place(.column, 7), on: klondike)
    #expect(cursor.piece(on: klondike) == klondike[Place(.column, 7)].top?.piece)
    #expect(cursor.move(.up, on: klondike) == true)
    #expect(cursor.piece(on: klondike) == nil)
    #expect(cursor.move(.up, on: klondike) == false)
    #expect(cursor.move(.down, on: klondike) == true)
    #expect(cursor.move(.down, on: klondike) == false)
  }

  @Test func goingSidewaysLeadsBackToTheTop() {
    var cursor = Cursor()
    cursor.go(to: Place(.column, 7), on: klondike)
    _ = cursor.move(.up, on: klondike)
    #expect(cursor.depth == 1)
    _ = cursor.move(.left, on: klondike)
    #expect(cursor.depth == 0)
  }

  @Test func theNextOfSomePlacesIsSought() {
    var cursor = Cursor()
    let places = [Place(.column, 5), Place(.column, 3)]
    #expect(cursor.seek(.nextChoice, among: places, on: klondike) == true)
    #expect(cursor.place(on: klondike) == Place(.column, 3))
    #expect(cursor.seek(.nextChoice, among: places, on: klondike) == true)
    #expect(cursor.place(on: klondike) == Place(.column, 5))
    #expect(cursor.seek(.nextChoice, among: places, on: klondike) == false)
    #expect(cursor.seek(.previousChoice, among: places, on: klondike) == true)
    #expect(cursor.place(on: klondike) == Place(.column, 3))
  }

  @Test func aGridIsWalkedByRowsAndColumns() {
    let table = poker()
    var cursor = Cursor()
    #expect(cursor.place(on: table) == .square(row: 1, column: 1))
    #expect(cursor.move(.down, on: table) == true)
    #expect(cursor.move(.right, on: table) == true)
    #expect(cursor.place(on: table) == .square(row: 2, column: 2))
    #expect(cursor.move(.last, on: table) == true)
    #expect(cursor.place(on: table) == .square(row: 2, column: 5))
    #expect(cursor.move(.right, on: table) == false)
    #expect(cursor.move(.up, on: table) == true)
    #expect(cursor.place(on: table) == .square(row: 1, column: 5))
  }

  /// Up from the first row to what waits: to the piece in hand, where one is.
  @Test func aTrayLiesAboveTheGrid() throws {
    let deal = try EveryDescriptor.puzzle.deal(DealRequest(difficulty: "easy", number: 1))
    let table = Match(deal.game, seed: deal.seed).table
    let waiting = Numbering(table).places.filter { $0.waiting != nil }
    var cursor = Cursor()
    cursor.go(to: .square(row: 1, column: 2), on: table)
    #expect(cursor.move(.up, on: table) == true)
    #expect(cursor.place(on: table) == waiting[0])
    #expect(cursor.move(.left, on: table) == false)
    #expect(cursor.move(.right, on: table) == true)
    #expect(cursor.place(on: table) == waiting[1])
    #expect(cursor.move(.down, on: table) == true)
    #expect(cursor.place(on: table) == .square(row: 1, column: 1))
    #expect(cursor.move(.up, on: table, carrying: waiting[4].waiting) == true)
    #expect(cursor.place(on: table) == waiting[4])
  }
}
