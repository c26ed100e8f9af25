// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// A piece is picked with what lies on it, by the number of its place; then the number of the place
/// it goes to.
struct CarryInteraction: Interaction {
  let carries = true

  func choices(_ playing: Playing, _ reply: Reply) -> [Place] {
    if let piece = playing.picked.first {
      return playing.targetsOfParts(of: piece, reply).map(\.place)
    }
    let places = playing.numbering.places
    return places.filter { !playing.isCollecting($0) && playing.hasMove(at: $0, reply) }
      + places.filter { playing.isWorthTakingBack($0, reply) }
  }

  func choose(_ number: Int, _ playing: inout Playing, _ reply: inout Reply) {
    let shorter = playing.picked.first.flatMap { playing.shorterRuns(of: $0, reply).first }
    let finish = playing.isCarrying ? nil : playing.finishingAct(reply)
    if number == playing.numberBeyondPlaces {
      if let shorter { return pick(shorter, &playing, &reply) }
      if let finish { return playing.play(Move(finish), &reply) }
    }
    guard let place = playing.numbering.place(number, carrying: playing.isCarrying) else {
      guard let count = playing.numbering.count else {
        return reply.say(Term("no-such-place", ["input": reply.input]))
      }
      let last = shorter == nil && finish == nil ? count : count + 1
      return reply.say(Term("menu-no-such-entry", ["count": .number(last)]))
    }
    name(place, &playing, &reply)
  }

  func press(
    _ place: Place?, _ number: Int, _ playing: inout Playing, _ reply: inout Reply
  ) {
    guard let place else {
      let last = playing.placeKeys.numbered.last ?? playing.numbering.places.last
      let keys = last.map { playing.placeKeys.keys(of: $0).joined() } ?? ""
      return reply.say(Term("keys-no-such-place", ["last": .text(keys)]))
    }
    if let piece = playing.picked.first, playing.table.place(of: piece) == place {
      return playing.pick.isRefused
        ? pick(piece, &playing, &reply) : playBest(of: piece, &playing, &reply)
    }
    name(place, &playing, &reply)
  }

  /// A place that is named is where to take from, or where to put what is in hand.
  private func name(_ place: Place, _ playing: inout Playing, _ reply: inout Reply) {
    guard let piece = playing.picked.first else { return choose(place, &playing, &reply) }
    carry(piece, to: place, &playing, &reply)
  }

  /// Plays what helps most of what is picked; puts it back where the player has to know where it
  /// belongs, or nothing helps.
  private func playBest(of piece: Piece, _ playing: inout Playing, _ reply: inout Reply) {
    let moves = playing.mayChoose(reply) ? playing.sensibleMoves(of: piece, reply) : []
    guard let move = moves.first else { return putBack(piece, &playing, &reply) }
    playing.play(move, &reply)
  }

  /// Takes what a place offers; tells what lies there where it offers nothing.
  func choose(_ place: Place, _ playing: inout Playing, _ reply: inout Reply) {
    playing.cursor.go(to: place, on: playing.table)
    if let act = playing.game.act(at: place, on: playing.table) {
      return playing.play(Move(act), &reply)
    }
    if let move = playing.directMove(from: place) { return playing.play(move, &reply) }
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
    if let move = playing.pick.walked {
      return playing.play(move, isGoalKnown: true, &reply)
    }
    let place = playing.focusedPlace
    if reply.isTypedByKeys, let piece = playing.picked.first,
      playing.table.place(of: piece) == place
    {
      return list(&playing, &reply)
    }
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

  /// Picks the foremost of some runs, or moves at once the only one that has somewhere to go, where
  /// the player wants that.
  func take(_ pieces: [Piece], _ playing: inout Playing, _ reply: inout Reply) {
    if let move = pieces.first.flatMap(playing.directMove) { return playing.play(move, &reply) }
    let quickMove = playing.onlyMove(of: pieces, reply)
    if reply.settings.quickMoves, let quickMove { return playing.play(quickMove, &reply) }
    if let piece = playing.foremost(of: pieces, reply) { pick(piece, &playing, &reply) }
    explainQuickMoves(isPossible: quickMove != nil, playing, &reply)
  }

  /// Once, to a player who has found the way: that a move could have been quick, or why none is here.
  private func explainQuickMoves(isPossible: Bool, _ playing: Playing, _ reply: inout Reply) {
    let name: [String: Filling] = ["setting": .term(Term("setting-quick-moves"))]
    if reply.settings.quickMoves {
      if !playing.mayChoose(reply) { reply.hint("hint-quick-moves-not-here", name) }
    } else if isPossible, playing.match.moveCount >= Self.movesBeforeQuickOnes,
      playing.tutorial == nil
    {
      reply.hint("hint-quick-moves", name)
    }
  }

  private static let movesBeforeQuickOnes = 10

  /// One is all that can be in hand.
  func takeAll(_ pieces: [Piece], _ playing: inout Playing, _ reply: inout Reply) {
    take(Array(pieces.prefix(1)), &playing, &reply)
  }

  /// Carries what is picked to a place, or the part of it that fits there; where it lies already it is
  /// put back, which is no move.
  private func carry(
    _ piece: Piece, to place: Place, _ playing: inout Playing, _ reply: inout Reply
  ) {
    if playing.table.place(of: piece) == place { return putBack(piece, &playing, &reply) }
    if place.waiting != nil {
      playing.pick.clear()
      return choose(place, &playing, &reply)
    }
    playing.play(
      playing.fitting(Move([piece], to: place), reply), isGoalKnown: true, &reply)
  }

  /// Up takes a card more of a run, down one less, as far as these can go anywhere.
  func resize(_ step: Command.Step, _ playing: inout Playing, _ reply: inout Reply) -> Bool {
    guard step == .up || step == .down, reply.isTypedByKeys, let piece = playing.picked.first
    else { return false }
    let parts = playing.movable(playing.parts(beside: piece), reply)
    guard parts.count > 1 || !playing.isGrid && playing.isAtHand(playing.focusedPlace) else {
      return false
    }
    let next = parts.firstIndex(of: piece).map { step == .up ? $0 - 1 : $0 + 1 }
    guard let next, parts.indices.contains(next) else {
      reply.request(.show(.edge(at: playing.focusedPlace)))
      describePicked(playing, &reply)
      return true
    }
    pick(parts[next], &playing, &reply)
    return true
  }

  private func pick(_ piece: Piece, _ playing: inout Playing, _ reply: inout Reply) {
    guard let place = playing.table.place(of: piece) else { return }
    playing.pick.take(piece)
    let load = playing.narrator(reply).carried(
      playing.game.carriedPieces(of: [piece], on: playing.table))
    let targets = playing.targetsOfParts(of: piece, reply)
    guard
      !targets.isEmpty || !reply.isTypedByKeys && !playing.shorterRuns(of: piece, reply).isEmpty
    else {
      playing.pick.clear()
      reply.request(.show(.refused([piece], weight: .impossible, at: place)))
      return reply.say(Term("picked-nowhere", ["load": .term(load)]), at: place)
    }
    reply.request(.show(.pickedUp(piece, from: place)))
    let isAsked = playing.isPlayedByKeys(reply) && !playing.goesToEmptySquare(reply)
    let told =
      isAsked
      ? [Term("picked-targets", ["load": .term(load), "count": .number(targets.count)])]
        + playing.narrator(reply).few(
          targets.map(\.place), on: playing.table, parts: playing.parts(in: targets, of: piece))
      : [Term("picked", ["load": .term(load)])]
    reply.say(playing.taught(told, reply, about: piece), at: place)
    if isAsked { return }
    playing.goesToEmptySquare(reply)
      ? reply.prompt(Term("which-square")) : list(&playing, &reply)
  }

  func putBack(_ playing: inout Playing, _ reply: inout Reply) {
    if let piece = playing.picked.first { putBack(piece, &playing, &reply) }
  }

  func takeBack(_ playing: inout Playing, _ reply: inout Reply) { playing.putBackAny(&reply) }

  private func putBack(_ piece: Piece, _ playing: inout Playing, _ reply: inout Reply) {
    guard let place = playing.table.place(of: piece) else { return }
    playing.pick.clear()
    reply.request(.show(.dropped(piece, at: place)))
    reply.say(playing.narrator(reply).putBack(piece, to: place), at: place)
  }
}

extension CarryInteraction {
  /// Moves one of some pieces to one of the places that a typed goal means.
  func move(
    _ pieces: [Piece], to typed: Intent.Goals, _ playing: inout Playing, _ reply: inout Reply
  ) {
    let goals = playing.narrowed(typed.places, for: pieces, reply)
    guard goals.count == 1 || playing.mayChoose(reply) else {
      return reply.say(Misreading.ambiguous(typed.text, goals.map(\.name)).reason(reply))
    }
    let origins = Set(pieces.compactMap(playing.table.place))
    if let piece = pieces.first, origins == Set(goals) {
      return putBack(piece, &playing, &reply)
    }
    let moves = pieces.flatMap { piece in goals.map { Move([piece], to: $0) } }
    if let move = playing.mostTelling(of: moves) { playing.play(move, &reply) }
  }
}
