// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Choosing a card by the number of its place, then the number of the place it goes to.
extension Playing {
  /// Whether a piece is in hand that a place is wanted for.
  var isCarrying: Bool { !isGathering && !picked.isEmpty }

  /// The number after the last place: take the run without its deepest card.
  var fewerNumber: Int { numbering.places.count + 1 }

  /// The numbers that a pressed digit may be the beginning of. To pick, foundations do not count:
  /// so seldom is a card taken from one that no column should wait for a second digit.
  func offeredNumbers(_ reply: Reply) -> [Int] {
    if isGathering { return gatheringNumbers }
    guard let piece = picked.first else {
      return numbering.places.filter { $0.kind != .foundation && offersSomething($0) }
        .map(numbering.number)
    }
    let goals = game.goals(for: picked, on: table, onlyRight: showsRightGoals(reply))
    return goals.map(numbering.number)
      + (shorterRuns(of: piece, reply).isEmpty ? [] : [fewerNumber])
  }

  mutating func choose(_ number: Int, _ reply: inout Reply) {
    pick.entry.clear()
    if isGathering { return gather(number, &reply) }
    let shorter = picked.first.flatMap { shorterRuns(of: $0, reply).first }
    if let shorter, number == fewerNumber { return pick(shorter, &reply) }
    guard let place = numbering.place(number, carrying: isCarrying) else {
      guard let count = numbering.count else { return reply.say("no-such-place") }
      return reply.say(
        Term("menu-no-such-entry", ["count": .number(count + (shorter == nil ? 0 : 1))]))
    }
    if let piece = picked.first { carry(piece, to: place, &reply) } else { choose(place, &reply) }
  }

  /// Takes what a place offers; tells what lies there where it offers nothing.
  mutating func choose(_ place: Place, _ reply: inout Reply) {
    if isGathering { return gather(place, &reply) }
    cursor.go(to: place, on: table)
    if let act = game.act(at: place, on: table) { return play(Move(act), &reply) }
    let pieces = pickable(at: place)
    guard !pieces.isEmpty else {
      reply.say(narrator(reply).label(of: place, on: table), topic: .focus, at: place)
      return follow(the: place, &reply)
    }
    take(pieces, &reply)
  }

  /// Picks the longest of some runs that has somewhere to go, or moves at once the only one that has,
  /// where the player wants that.
  mutating func take(_ pieces: [Piece], _ reply: inout Reply) {
    if isGathering { return gather(Array(pieces.prefix(1)), &reply) }
    if let move = onlyMove(of: pieces, reply) { return play(move, &reply) }
    if let piece = movable(pieces, reply).first ?? pieces.first { pick(piece, &reply) }
  }

  /// Carries what is picked to a place; where it lies already it is put back, which is no move.
  mutating func carry(_ piece: Piece, to place: Place, _ reply: inout Reply) {
    if table.place(of: piece) == place { return putBack(piece, &reply) }
    if game.isSource(place) {
      pick.clear()
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

  /// Whether choosing a place leads anywhere: to an act, or to a card with somewhere to go.
  func hasMove(at place: Place, _ reply: Reply) -> Bool {
    game.act(at: place, on: table) != nil
      || !movable(pickable(at: place), reply).isEmpty
  }

  /// What choosing a place does: its run or card is taken, or a card is drawn.
  func offer(of place: Place, _ reply: Reply) -> Term {
    guard let act = game.act(at: place, on: table) else {
      let runs = pickable(at: place)
      let picked = movable(runs, reply).first ?? runs.first
      let load = picked.map { game.carriedPieces(of: [$0], on: table) } ?? []
      return narrator(reply).source(place, of: load)
    }
    guard !table[place].isEmpty else {
      return narrator(reply).untaught.label(of: place, on: table)[0]
    }
    return Term(
      "offer-draw",
      [
        "place": .term(place.name), "act": .term(act.title.form("short")),
        "count": .number(table[place].count),
      ])
  }

  mutating func pick(_ piece: Piece, _ reply: inout Reply) {
    guard let place = table.place(of: piece) else { return }
    pick.take(piece)
    reply.request(.show(.pickedUp(piece, from: place)))
    let load = narrator(reply).carried(game.carriedPieces(of: [piece], on: table))
    guard !targets(for: piece, reply).isEmpty || !shorterRuns(of: piece, reply).isEmpty else {
      pick.clear()
      return reply.say(Term("picked-nowhere", ["load": .term(load)]), at: place)
    }
    reply.say(taught([Term("picked", ["load": .term(load)])], reply, about: piece), at: place)
    goesToEmptySquare(reply) ? reply.prompt(Term("which-square")) : readTargets(&reply)
  }

  /// The cards above the picked one that can go somewhere, each of which can be picked instead.
  func shorterRuns(of piece: Piece, _ reply: Reply) -> [Piece] {
    movable(Array(game.carriedPieces(of: [piece], on: table).dropFirst()), reply)
  }

  /// Those of some runs that have somewhere to go. Goals that would be refused count where nothing
  /// better is there, or where they must not be told from right ones.
  private func movable(_ pieces: [Piece], _ reply: Reply) -> [Piece] {
    func movable(onlyRight: Bool) -> [Piece] {
      pieces.filter { !game.goals(for: [$0], on: table, onlyRight: onlyRight).isEmpty }
    }
    let right = mayChoose(reply) ? movable(onlyRight: true) : []
    return right.isEmpty ? movable(onlyRight: showsRightGoals(reply)) : right
  }

  /// Puts back what is picked; with nothing picked, opens the menu of the game.
  mutating func back(_ reply: inout Reply) {
    pick.entry.clear()
    guard let piece = picked.first else { return reply.go(.open(.menu(.table(.commands)))) }
    isGathering ? clearChoice(&reply) : putBack(piece, &reply)
  }

  mutating func putBack(_ piece: Piece, _ reply: inout Reply) {
    guard let place = table.place(of: piece) else { return }
    pick.clear()
    reply.request(.show(.dropped(piece, at: place)))
    reply.say(
      Term(
        "put-back",
        [
          "kind": .text(place.kind.name), "card": .term(game.name(of: piece).form("short")),
          "place": .term(place.name.form("to")),
        ]), at: place)
  }
}
