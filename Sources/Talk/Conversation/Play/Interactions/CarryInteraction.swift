// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// A piece is picked with what lies on it, by the number of its place; then the number of the place
/// it goes to.
struct CarryInteraction: Interaction {
  let carries = true

  /// To pick, foundations do not count: so seldom is a card taken from one that no column should wait
  /// for a second digit.
  func offeredNumbers(_ playing: Playing, _ reply: Reply) -> [Int] {
    let numbering = playing.numbering
    guard let piece = playing.picked.first else {
      return numbering.places.filter { !playing.isCollecting($0) && playing.offersSomething($0) }
        .map(numbering.number)
    }
    let goals = playing.game.goals(
      for: playing.picked, on: playing.table, onlyRight: playing.showsRightGoals(reply))
    return goals.map(numbering.number)
      + (playing.shorterRuns(of: piece, reply).isEmpty ? [] : [playing.fewerNumber])
  }

  func choices(_ playing: Playing, _ reply: Reply) -> [Place] {
    if let piece = playing.picked.first { return playing.targets(for: piece, reply).map(\.place) }
    return playing.numbering.places.filter {
      !playing.isCollecting($0) && playing.hasMove(at: $0, reply)
    }
  }

  func choose(_ number: Int, _ playing: inout Playing, _ reply: inout Reply) {
    let shorter = playing.picked.first.flatMap { playing.shorterRuns(of: $0, reply).first }
    if let shorter, number == playing.fewerNumber { return pick(shorter, &playing, &reply) }
    guard let place = playing.numbering.place(number, carrying: playing.isCarrying) else {
      guard let count = playing.numbering.count else { return reply.say("no-such-place") }
      return reply.say(
        Term("menu-no-such-entry", ["count": .number(count + (shorter == nil ? 0 : 1))]))
    }
    if let piece = playing.picked.first {
      carry(piece, to: place, &playing, &reply)
    } else {
      choose(place, &playing, &reply)
    }
  }

  /// Takes what a place offers; tells what lies there where it offers nothing.
  func choose(_ place: Place, _ playing: inout Playing, _ reply: inout Reply) {
    playing.cursor.go(to: place, on: playing.table)
    if let act = playing.game.act(at: place, on: playing.table) {
      return playing.play(Move(act), &reply)
    }
    let pieces = playing.pickable(at: place)
    guard !pieces.isEmpty else {
      reply.say(
        playing.narrator(reply).label(of: place, on: playing.table), topic: .focus, at: place)
      return playing.follow(the: place, &reply)
    }
    take(pieces, &playing, &reply)
  }

  /// Picks what the cursor is on, or moves what is picked there. With a gamepad, whatever lies there
  /// already becomes shorter by its deepest card, until it is put back.
  func acceptFocus(_ playing: inout Playing, _ reply: inout Reply) {
    let place = playing.focusedPlace
    guard let piece = playing.picked.first else {
      guard playing.cursor.depth > 0, let piece = playing.focusedPiece,
        playing.pickable(at: place).contains(piece)
      else { return choose(place, &playing, &reply) }
      return take([piece], &playing, &reply)
    }
    if reply.usesPad, playing.table.place(of: piece) == place,
      let shorter = playing.shorterRuns(of: piece, reply).first
    {
      return pick(shorter, &playing, &reply)
    }
    carry(piece, to: place, &playing, &reply)
  }

  /// Picks the longest of some runs that has somewhere to go, or moves at once the only one that has,
  /// where the player wants that.
  func take(_ pieces: [Piece], _ playing: inout Playing, _ reply: inout Reply) {
    if let move = playing.onlyMove(of: pieces, reply) { return playing.play(move, &reply) }
    if let piece = playing.movable(pieces, reply).first ?? pieces.first {
      pick(piece, &playing, &reply)
    }
  }

  /// One is all that can be in hand.
  func takeAll(_ pieces: [Piece], _ playing: inout Playing, _ reply: inout Reply) {
    take(Array(pieces.prefix(1)), &playing, &reply)
  }

  /// Carries what is picked to a place; where it lies already it is put back, which is no move.
  private func carry(
    _ piece: Piece, to place: Place, _ playing: inout Playing, _ reply: inout Reply
  ) {
    if playing.table.place(of: piece) == place { return putBack(piece, &playing, &reply) }
    if place.waiting != nil {
      playing.pick.clear()
      return choose(place, &playing, &reply)
    }
    playing.play(Move([piece], to: place), &reply)
  }

  private func pick(_ piece: Piece, _ playing: inout Playing, _ reply: inout Reply) {
    guard let place = playing.table.place(of: piece) else { return }
    playing.pick.take(piece)
    reply.request(.show(.pickedUp(piece, from: place)))
    let load = playing.narrator(reply).carried(
      playing.game.carriedPieces(of: [piece], on: playing.table))
    guard
      !playing.targets(for: piece, reply).isEmpty || !playing.shorterRuns(of: piece, reply).isEmpty
    else {
      playing.pick.clear()
      return reply.say(Term("picked-nowhere", ["load": .term(load)]), at: place)
    }
    reply.say(
      playing.taught([Term("picked", ["load": .term(load)])], reply, about: piece), at: place)
    playing.goesToEmptySquare(reply)
      ? reply.prompt(Term("which-square")) : list(&playing, &reply)
  }

  func putBack(_ playing: inout Playing, _ reply: inout Reply) {
    if let piece = playing.picked.first { putBack(piece, &playing, &reply) }
  }

  func takeBack(_ playing: inout Playing, _ reply: inout Reply) { playing.back(&reply) }

  private func putBack(_ piece: Piece, _ playing: inout Playing, _ reply: inout Reply) {
    guard let place = playing.table.place(of: piece) else { return }
    playing.pick.clear()
    reply.request(.show(.dropped(piece, at: place)))
    reply.say(
      Term(
        "put-back",
        [
          "kind": .text(place.kind.name),
          "card": .term(playing.game.name(of: piece).form("short")),
          "place": .term(place.name.form("to")),
        ]), at: place)
  }
}

extension CarryInteraction {
  /// Moves one of some pieces to one of the places that a typed goal means.
  func move(
    _ pieces: [Piece], to typed: Intent.Goals, _ playing: inout Playing, _ reply: inout Reply
  ) {
    let goals = playing.narrowed(typed.places, for: pieces, reply)
    guard goals.count == 1 || playing.mayChoose(reply) else {
      return reply.say(Misreading.ambiguous(typed.text, goals.map(\.name)).reason)
    }
    let origins = Set(pieces.compactMap(playing.table.place))
    if let piece = pieces.first, origins == Set(goals) {
      return putBack(piece, &playing, &reply)
    }
    let moves = pieces.flatMap { piece in goals.map { Move([piece], to: $0) } }
    if let move = playing.mostTelling(of: moves) { playing.play(move, &reply) }
  }
}
