// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Engine

/// Every verb once: what it leaves, what it changes, and that its event can be taken back.
struct TurnTests {
  private let left = Place("left", 0)
  private let right = Place("right", 1)

  /// Pieces 1 to 3 on the left, the top one face up; nothing on the right.
  private var start: Table {
    var turn = Turn(Table(Layout([left, right]), generator: Generator(seed: 3)))
    for number in 1...3 { turn.lay(Piece(number), at: left, faceUp: number == 3) }
    return turn.table
  }

  private func turn(_ verbs: (inout Turn) -> Void) -> Turn {
    var turn = Turn(start)
    verbs(&turn)
    var table = turn.table
    for event in turn.events.reversed() { table.revert(event) }
    #expect(table == start, "what was done can be taken back")
    for event in turn.events { table.apply(event) }
    #expect(table == turn.table, "what was taken back can be done again")
    return turn
  }

  @Test("lay puts a piece on top of a place")
  func lay() {
    let turn = turn { $0.lay(Piece(4), at: left, faceUp: false) }
    #expect(turn.events == [.laid(Piece(4), at: left, faceUp: false)])
    #expect(turn.table[left].pieces == [Piece(1), Piece(2), Piece(3), Piece(4)])
    #expect(turn.table[left].hiddenCount == 3)
  }

  @Test("move carries the top pieces in their order and as they lie")
  func move() {
    let turn = turn { $0.move(2, from: left, to: right) }
    #expect(turn.events == [.moved([Piece(2), Piece(3)], from: left, to: right)])
    #expect(
      Array(turn.table[right])
        == [Lying(Piece(2), isFaceUp: false), Lying(Piece(3), isFaceUp: true)])
    #expect(turn.table[left].pieces == [Piece(1)])
  }

  @Test("turn turns the top piece or all that lie on the other side")
  func turnOver() {
    let down = turn { $0.turn(.top, of: left, faceUp: false) }
    #expect(down.events == [.turned([Piece(3)], at: left, faceUp: false)])
    let up = turn { $0.turn(.all, of: left, faceUp: true) }
    #expect(up.events == [.turned([Piece(1), Piece(2)], at: left, faceUp: true)])
    #expect(up.table[left].hiddenCount == 0)
  }

  @Test("shuffle orders a place by the table's generator")
  func shuffle() {
    let turn = turn { $0.shuffle(left) }
    var generator = Generator(seed: 3)
    let after = generator.shuffled([Piece(1), Piece(2), Piece(3)])
    #expect(
      turn.events == [
        .ordered(
          .init(
            place: left, before: [Piece(1), Piece(2), Piece(3)], after: after,
            generatorBefore: Generator(seed: 3), generatorAfter: generator))
      ])
    #expect(turn.table[left].pieces == after)
    #expect(turn.table.generator == generator)
    #expect(turn.table.isFaceUp(Piece(3)), "a piece keeps its side")
  }

  @Test("A shuffle of one piece is told, too")
  func shuffleOne() {
    let turn = turn {
      $0.move(from: left, to: right)
      $0.shuffle(right)
    }
    #expect(turn.events.count == 2)
    #expect(turn.table.generator == start.generator)
  }

  @Test("count adds and takes away, and comes back to no count at all")
  func count() {
    let turn = turn {
      $0.count("score", by: 5)
      $0.count("score", by: -5)
      $0.count("score")
    }
    #expect(
      turn.events == [
        .counted("score", from: 0, to: 5), .counted("score", from: 5, to: 0),
        .counted("score", from: 0, to: 1),
      ])
    #expect(turn.table["score"] == 1)
  }

  @Test("note tells and changes nothing")
  func note() {
    let turn = turn { $0.note(Term("hello")) }
    #expect(turn.events == [.noted(Term("hello"))])
    #expect(turn.table == start)
  }

  @Test("A verb that would change nothing leaves no event")
  func nothing() {
    let turn = turn {
      $0.move(0, from: left, to: right)
      $0.move(2, from: left, to: left)
      $0.move(1, from: right, to: left)
      $0.turn(.top, of: left, faceUp: true)
      $0.turn(.all, of: right, faceUp: true)
      $0.count("score", by: 0)
    }
    #expect(turn.events == [])
    #expect(turn.table == start)
  }

  @Test("roll takes numbers below their bounds from the table's generator, in one event")
  func roll() {
    var numbers: [Int] = []
    let turn = turn { numbers = $0.roll([6, 1, 100]) + $0.roll([]) }
    var generator = start.generator
    #expect(numbers == [6, 1, 100].map { generator.below($0) })
    #expect(turn.events == [.rolled(from: start.generator, to: generator)])
    #expect(turn.table.generator == generator)
    #expect(turn.events[0].inverse == .rolled(from: generator, to: start.generator))
  }

  @Test("Events are taken back one by one, each to the table before it")
  func stepwise() {
    var turn = Turn(start)
    var tables = [start]
    let verbs: [(inout Turn) -> Void] = [
      { $0.move(2, from: Place("left", 0), to: Place("right", 1)) },
      { $0.turn(.all, of: Place("right", 1), faceUp: true) },
      { $0.shuffle(Place("right", 1)) }, { $0.count("score", by: -3) },
      { $0.note(Term("hello")) }, { $0.move(1, from: Place("right", 1), to: Place("left", 0)) },
    ]
    for verb in verbs {
      verb(&turn)
      tables.append(turn.table)
      #expect(turn.events.count == tables.count - 1)
    }
    var table = turn.table
    for (event, before) in zip(turn.events, tables).reversed() {
      table.revert(event)
      #expect(table == before)
    }
  }
}
