// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Engine

/// What a layout says of places whose kinds no layer knows.
struct LayoutTests {
  private let lanes = [Place("lane", 1), Place("lane", 2)]
  private let deck = Place(Place.Kind("deck"))
  private let shown = Place(Place.Kind("shown"))
  private let home = Place(Place.Kind("home"))
  private let hand = Place(Place.Kind("hand"))
  private let gone = Place(Place.Kind("gone"))
  private let layout: Layout

  init() {
    layout =
      Layout(lanes, .fanned) + Layout([deck], .dealing, act: "turn over")
      + Layout([shown], .showing) + Layout([home], .collecting) + Layout([hand])
      + Layout([gone], .outOfPlay)
  }

  private func table(_ verbs: (inout Turn) -> Void = { _ in }) -> Table {
    var turn = Turn(Table(layout, generator: Generator(seed: 1)))
    for (number, place) in layout.places.enumerated() {
      turn.lay(Piece(number), at: place, faceUp: true)
    }
    verbs(&turn)
    return turn.table
  }

  @Test("Parts of a layout are joined in their order, each with its traits and acts")
  func joined() {
    #expect(layout.places == lanes + [deck, shown, home, hand, gone])
    #expect(lanes.allSatisfy { layout[$0] == .fanned })
    #expect(layout[home] == .collecting)
    #expect(layout[hand] == [])
    #expect(layout[Place("nowhere", 1)] == [])
    #expect(layout.act(at: deck) == "turn over")
    #expect(layout.act(at: lanes[0]) == nil)
  }

  @Test("Places are found by a trait, in the order of reading")
  func byTrait() {
    #expect(layout.places(.fanned) == lanes)
    #expect(layout.places([.fanned, .collecting]) == [])
    #expect((Layout(lanes, [.fanned, .collecting]) + layout).places(.fanned) == lanes + lanes)
    #expect(table().count(.fanned) == 2)
    #expect(table { $0.move(1, from: deck, to: lanes[1]) }.count(.fanned) == 3)
  }

  @Test("What is out of play is on the table, but is neither read nor numbered")
  func outOfSight() {
    let read = lanes + [deck, shown, home, hand]
    #expect(table().readablePlaces == read)
    #expect(table().toldPlaces == read)
    #expect(table().pieces.contains(Piece(6)))
    #expect(Numbering(table()).places == read)
    #expect(Numbering(table()).count == 6)
  }

  @Test("Squares, and pieces that wait, have numbers of their own; other places are counted")
  func numbers() {
    let squares = [(1, 1), (1, 2), (2, 1)].map { Place.square(row: $0, column: $1) }
    let tray = Place.tray(of: Piece(7))
    let numbering = Numbering(
      Table(Layout([deck]) + Layout(squares) + Layout([tray]), generator: Generator(seed: 1)))
    #expect(numbering.places.map(numbering.number) == [1, 11, 12, 21, 8])
    #expect(numbering.count == nil)
    #expect(numbering.place(12) == squares[1])
    #expect(numbering.place(1) == deck)
    #expect(numbering.place(2) == nil)
  }

  @Test("What was drawn last lies on the place that shows it")
  func drawn() {
    #expect(table().drawn == Piece(3))
    #expect(table { $0.move(1, from: deck, to: shown) }.drawn == Piece(2))
    #expect(table { $0.move(1, from: shown, to: hand) }.drawn == nil)
  }

  @Test("A place where a piece waits is told until the piece is placed")
  func waiting() {
    let tray = Place.tray(of: Piece(0))
    var turn = Turn(Table(Layout([tray, hand]), generator: Generator(seed: 1)))
    turn.lay(Piece(0), at: tray, faceUp: true)
    #expect(turn.table.toldPlaces == [tray, hand])
    turn.move(1, from: tray, to: hand)
    #expect(turn.table.toldPlaces == [hand])
    #expect(turn.table.readablePlaces == [tray, hand])
  }

  @Test("A secret is kept where layouts are joined, the first one's before the other's")
  func secret() {
    var (one, other) = (Layout(lanes), Layout([hand]))
    #expect((one + other).secret == nil)
    other.secret = [hand]
    #expect((one + other).secret == [hand])
    one.secret = lanes
    #expect((one + other).secret == lanes)
  }
}
