// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Tab with nothing in hand goes through the moves, and Enter plays the one that was heard last.
extension Playing {
  /// The moves that make sense, in the order of their places, those to cells last, as nearly every card
  /// has one. None where the player has to find them, on a grid, and with a piece in hand: there, places
  /// are gone through.
  func walkedMoves(_ reply: Reply) -> [Move] {
    guard reply.isTypedByKeys, interaction.carries, picked.isEmpty, !isGrid, mayChoose(reply)
    else { return [] }
    let all = numbering.places.flatMap { moves(from: $0, reply) }
    let once = game.directPlay?.asksWhereTo == true ? withoutMirrors(all) : all
    return once.filter { !isToCell($0) } + once.filter(isToCell)
  }

  /// Moves without those that do the same as an earlier one the other way round, as two cards that
  /// leave as a pair do.
  private func withoutMirrors(_ moves: [Move]) -> [Move] {
    moves.reduce(into: []) { once, move in
      if mirror(of: move).map(once.contains) != true { once.append(move) }
    }
  }

  private func mirror(of move: Move) -> Move? {
    guard let top = move.goal.place.flatMap({ table[$0].top?.piece }), let origin = origin(of: move)
    else { return nil }
    return Move([top], to: origin)
  }

  private func isToCell(_ move: Move) -> Bool {
    move.goal.place.map { table.layout[$0].contains(.holding) } ?? false
  }

  private func moves(from place: Place, _ reply: Reply) -> [Move] {
    if let act = game.act(at: place, on: table) { return isPossible(act) ? [Move(act)] : [] }
    if let move = directMove(from: place) {
      return game.refusal(of: move, on: table) == nil ? [move] : []
    }
    return isCollecting(place)
      ? [] : pickable(at: place).flatMap { sensibleMoves(of: $0, reply) }
  }

  /// Goes to the move after the one heard last, or to the one before it, and tells it.
  ///
  /// - Returns: False where there are no moves to go through.
  mutating func walk(_ step: Command.Step, _ reply: inout Reply) -> Bool {
    let moves = walkedMoves(reply)
    guard step.isToChoice, !moves.isEmpty else { return false }
    let now = pick.walked.flatMap(moves.firstIndex)
    let first = step == .nextChoice ? 0 : moves.count - 1
    let next = now.map { $0 + (step == .nextChoice ? 1 : -1) } ?? first
    let isEdge = !moves.indices.contains(next)
    let move = moves[isEdge ? now ?? first : next]
    pick.walked = move
    let place = origin(of: move)
    if let place { cursor.go(to: place, on: table) }
    if isEdge { reply.request(.show(.edge(at: focusedPlace))) }
    let edge = isEdge ? [Term(Key("edge-\(step.rawValue)"))] : []
    reply.say(edge + [title(of: move, reply)], topic: .focus, at: place)
    return true
  }

  private func origin(of move: Move) -> Place? {
    if let piece = move.picked.first { return table.place(of: piece) }
    return numbering.places.first { place in
      game.act(at: place, on: table).map { Move($0) } == move
    }
  }

  /// What a move is: a card that goes by itself and an act by their place, any other by both its ends.
  private func title(of move: Move, _ reply: Reply) -> Term {
    guard let place = origin(of: move) else { return title(of: move.goal) }
    let isWhole = move.picked.isEmpty || directMove(from: place) == move
    return isWhole ? offer(of: place, reply) : told(move, reply)
  }
}
