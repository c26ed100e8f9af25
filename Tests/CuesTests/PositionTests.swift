// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import Engine
import Testing

@Suite struct PositionTests {
  private func positions(_ places: [Place]) -> [Position?] {
    places.map { Position($0, among: places) }
  }

  @Test func columnsGoFromLeftToRightAndPilesLieAboveThem() {
    let columns = (1...5).map { Place(.column, $0) }
    let piles = [Place(.foundation, 1), Place(.foundation, 2), Place(.stock), Place(.waste)]
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
    let places = [Place(.foundation, 1), Place("cell", 1), Place("cell", 2)]
    #expect(positions(places).map { $0?.x } == [1, -1, 0])
  }

  @Test func aGridIsAGrid() {
    let squares = (1...3).flatMap { row in
      (1...2).map { Place.square(row: row, column: $0) }
    }
    #expect(
      positions(squares) == [
        Position(x: -1, y: 1), Position(x: 1, y: 1), Position(x: -1, y: 0), Position(x: 1, y: 0),
        Position(x: -1, y: -1), Position(x: 1, y: -1),
      ])
    #expect(Position(Place(.row, 1), among: squares) == Position(x: 0, y: 1))
    #expect(Position(Place(.row, 3), among: squares) == Position(x: 0, y: -1))
    #expect(Position(Place(.column, 2), among: squares) == Position(x: 1, y: 0))
    #expect(Position(Place(.row, 4), among: squares) == nil)
    #expect(Position(Place(.column, 3), among: squares) == nil)
    #expect(Position(.square(row: 4, column: 1), among: squares) == nil)
  }

  @Test func whatWaitsIsReadFromLeftToRightBelow() {
    let places = (1...3).map { Place(.tray, $0) }
    #expect(
      positions(places) == [
        Position(x: -1, y: -1), Position(x: 0, y: -1), Position(x: 1, y: -1),
      ])
  }

  @Test func aPointIsWhereItIs() {
    #expect(Position(.point(x: 0, y: 0), among: []) == Position(x: -1, y: 1))
    #expect(Position(.point(x: 999, y: 999), among: []) == Position(x: 1, y: -1))
  }

  @Test func theOnlyOneLiesInTheMiddle() {
    #expect(positions([Place(.column, 1), Place(.stock)]).map { $0?.x } == [0, 0])
  }

  @Test func whatIsNotOnTheTableIsNowhere() {
    #expect(Position(Place(.column, 9), among: [Place(.column, 1)]) == nil)
    #expect(Position(Place(.completed), among: [Place(.completed)]) == nil)
    #expect(Position(Place(.stock), among: []) == nil)
  }
}
