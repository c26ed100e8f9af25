// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Choosing a card by the number of its place, then the number of the place it goes to.
extension Playing {
  /// Places keep their numbers for the whole game: columns first, as the table reads.
  var numberedPlaces: [Place] { table.places.filter { $0.kind != .completed } }

  /// From 1; the same whether the place is where a card lies or where it may go. The squares of a
  /// grid go by row and column, and pieces that wait by numbers of their own.
  func number(of place: Place) -> Int {
    switch place.kind {
    case .square, .tray: place.number
    default: (numberedPlaces.firstIndex(of: place) ?? -1) + 1
    }
  }

  /// A number that means both is a square for a piece in hand, and else a piece.
  func place(numbered number: Int) -> Place? {
    let places = numberedPlaces.filter { self.number(of: $0) == number }
    return places.first { ($0.kind == .tray) == (picked == nil) } ?? places.first
  }

  /// The number after the last place: take the run without its deepest card.
  var fewerNumber: Int { numberedPlaces.count + 1 }

  /// The numbers that a pressed digit may be the beginning of. To pick, foundations do not count:
  /// so seldom is a card taken from one that no column should wait for a second digit.
  func offeredNumbers(_ reply: Reply) -> [Int] {
    guard let picked else {
      return numberedPlaces.filter { $0.kind != .foundation && offersSomething($0) }.map(number)
    }
    return targets(for: picked, reply).map { number(of: $0.place) }
      + (shorterRuns(of: picked).isEmpty ? [] : [fewerNumber])
  }

  mutating func choose(_ number: Int, _ reply: inout Reply) {
    entry.clear()
    let shorter = picked.flatMap { shorterRuns(of: $0).first }
    if let shorter, number == fewerNumber { return pick(shorter, &reply) }
    guard let place = place(numbered: number) else {
      guard !table.places.contains(where: { $0.kind == .square }) else {
        return reply.say("no-such-place")
      }
      let count = numberedPlaces.count + (shorter == nil ? 0 : 1)
      return reply.say(Term("menu-no-such-entry", ["count": .number(count)]))
    }
    if let picked { carry(picked, to: place, &reply) } else { choose(place, &reply) }
  }

  /// Takes what a place offers; tells what lies there where it offers nothing.
  mutating func choose(_ place: Place, _ reply: inout Reply) {
    focus(on: place)
    if let act = game.act(at: place, on: table) { return play(Move(act), &reply) }
    let pieces = pickable(at: place)
    guard !pieces.isEmpty else {
      reply.say(narrator(reply).label(of: place, on: table), topic: .focus)
      return follow(the: place, &reply)
    }
    take(pieces, &reply)
  }

  /// Picks the first of some pieces, or moves at once the one that has somewhere to go, where the
  /// player wants that.
  mutating func take(_ pieces: [Piece], _ reply: inout Reply) {
    if let move = onlyMove(of: pieces, reply) { return play(move, &reply) }
    if let first = pieces.first { pick(first, &reply) }
  }

  /// Carries what is picked to a place; where it lies already it is put back, which is no move.
  mutating func carry(_ piece: Piece, to place: Place, _ reply: inout Reply) {
    if table.place(of: piece) == place { return putBack(piece, &reply) }
    // Another piece that waits is no goal: it is chosen in place of the first.
    if place.kind == .tray {
      picked = nil
      return choose(place, &reply)
    }
    play(Move([piece], to: place), &reply)
  }

  /// The cards of a place that can be picked, the one with the longest run first.
  func pickable(at place: Place) -> [Piece] {
    let free = Set(game.picks(after: [], on: table))
    return table[place].pieces.filter(free.contains)
  }

  func offersSomething(_ place: Place) -> Bool {
    game.act(at: place, on: table) != nil || !pickable(at: place).isEmpty
  }

  /// What choosing a place does: its card is taken, or a card is drawn.
  func offer(of place: Place, _ reply: Reply) -> Term {
    if place.kind == .tray, let piece = table[place].top?.piece,
      let look = onlooker?.look(of: piece)
    {
      return look
    }
    guard let act = game.act(at: place, on: table), !table[place].isEmpty else {
      return narrator(reply).untaught.label(of: place, on: table)[0]
    }
    return Term(
      "offer-draw",
      [
        "place": .term(place.name), "act": .text(act.name), "count": .number(table[place].count),
      ])
  }

  mutating func pick(_ piece: Piece, _ reply: inout Reply) {
    guard let place = table.place(of: piece) else { return }
    picked = piece
    reply.request(.show(.pickedUp(piece, from: place)))
    let load = narrator(reply).load(game.load(of: [piece], on: table))
    guard !targets(for: piece, reply).isEmpty || !shorterRuns(of: piece).isEmpty else {
      picked = nil
      return reply.say(Term("picked-nowhere", ["load": .term(load)]))
    }
    reply.say(taught([Term("picked", ["load": .term(load)])], reply, about: piece))
    readTargets(&reply)
  }

  /// The cards above the picked one, each of which can be picked instead.
  func shorterRuns(of piece: Piece) -> [Piece] {
    Array(game.load(of: [piece], on: table).dropFirst())
  }

  /// Puts back what is picked; with nothing picked, opens the menu of the game.
  mutating func back(_ reply: inout Reply) {
    entry.clear()
    guard let picked else { return reply.go(.open(Menu.game(self))) }
    putBack(picked, &reply)
  }

  mutating func putBack(_ piece: Piece, _ reply: inout Reply) {
    guard let place = table.place(of: piece) else { return }
    picked = nil
    reply.request(.show(.dropped(piece, at: place)))
    reply.say(
      Term(
        place.kind == .tray ? "put-back-waiting" : "put-back",
        [
          "card": .term(game.name(of: piece).form("short")),
          "place": .term(place.name.form("to")),
        ]))
  }
}
