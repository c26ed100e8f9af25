// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Engine
import Testing

@Suite struct PositionTests {
  private func positions(_ layout: Layout) -> [Position?] {
    layout.places.map { Position($0, in: layout) }
  }

  @Test func columnsGoFromLeftToRightAndPilesLieAboveThem() {
    let columns = Layout((1...5).map { Place(.column, $0) }, .fanned)
    let piles =
      Layout([Place(.foundation, 1), Place(.foundation, 2)], .collecting)
      + Layout([Place(.stock)], .dealing) + Layout([Place(.waste)], .showing)
    let found = positions(columns + piles)
    #expect(
      found[..<5] == [
        Position(x: -1, y: -0.5), Position(x: -0.5, y: -0.5), Position(x: 0, y: -0.5),
        Position(x: 0.5, y: -0.5), Position(x: 1, y: -0.5),
      ])
    let xs = found[5...].compactMap { $0?.x }
    #expect(zip(xs, [1.0 / 3, 1, -1, -1.0 / 3]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(found[5...].allSatisfy { $0?.y == 0.5 })
  }

  @Test func cellsLieBetweenStockAndFoundations() {
    let layout =
      Layout([Place(.foundation, 1)], .collecting) + Layout([Place("cell", 1), Place("cell", 2)])
    #expect(positions(layout).map { $0?.x } == [1, -1, 0])
  }

  @Test func aGridIsAGrid() {
    let squares = Layout(
      (1...3).flatMap { row in (1...2).map { Place.square(row: row, column: $0) } })
    #expect(
      positions(squares) == [
        Position(x: -1, y: 1), Position(x: 1, y: 1), Position(x: -1, y: 0), Position(x: 1, y: 0),
        Position(x: -1, y: -1), Position(x: 1, y: -1),
      ])
    #expect(Position(.row(1), in: squares) == Position(x: 0, y: 1))
    #expect(Position(.row(3), in: squares) == Position(x: 0, y: -1))
    #expect(Position(.gridColumn(2), in: squares) == Position(x: 1, y: 0))
    #expect(Position(.row(4), in: squares) == nil)
    #expect(Position(.gridColumn(3), in: squares) == nil)
    #expect(Position(.square(row: 4, column: 1), in: squares) == nil)
  }

  @Test func whatWaitsIsReadFromLeftToRightBelow() {
    let places = Layout((0..<3).map { .tray(of: Piece($0)) })
    #expect(
      positions(places) == [
        Position(x: -1, y: -1), Position(x: 0, y: -1), Position(x: 1, y: -1),
      ])
  }

  @Test func aPointIsWhereItIs() {
    #expect(Position(.point(x: 0, y: 0), in: Layout([])) == Position(x: -1, y: 1))
    #expect(Position(.point(x: 999, y: 999), in: Layout([])) == Position(x: 1, y: -1))
  }

  @Test func theOnlyOneLiesInTheMiddle() {
    #expect(
      positions(Layout([Place(.column, 1)], .fanned) + Layout([Place(.stock)], .dealing)).map {
        $0?.x
      } == [0, 0])
  }

  @Test func whatIsNotOnTheTableIsNowhere() {
    #expect(Position(Place(.column, 9), in: Layout([Place(.column, 1)], .fanned)) == nil)
    #expect(Position(Place(.completed), in: Layout([Place(.completed)], .outOfPlay)) == nil)
    #expect(Position(Place(.stock), in: Layout([])) == nil)
  }
}
