// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Where a picked card can go, what that would do, and what helps most.
extension Playing {
  struct Target: Sendable {
    let place: Place
    /// Nil where it would tell a right answer from a wrong one.
    let preview: MovePreview?
    /// What goes there, with what lies on it.
    let piece: Piece
  }

  /// Whether the game may tell right targets from wrong ones: not where the player has to know.
  func mayChoose(_ reply: Reply) -> Bool { !game.testsKnowledge || showsRightGoals(reply) }

  func showsRightGoals(_ reply: Reply) -> Bool {
    reply.settings.learner && game.teaching?.lessonsTellGoals ?? true
  }

  /// The places a card may go to, the most helpful first; by their numbers where that would give
  /// an answer away. Of empty places of one kind, which are all alike but for the squares of a grid,
  /// the first one stands for the others.
  func targets(for piece: Piece, _ reply: Reply) -> [Target] {
    var emptyKinds: Set<Place.Kind> = []
    let places = game.goals(for: [piece], on: table, onlyRight: showsRightGoals(reply)).filter {
      !table[$0].isEmpty || $0.isSquare || emptyKinds.insert($0.kind).inserted
    }
    guard mayChoose(reply) else {
      return places.map { Target(place: $0, preview: nil, piece: piece) }
    }
    let previews = places.map { game.preview(of: piece, to: $0, on: table) }
    let ranks = MovePreview.MoveRank.allCases.flatMap { moveRank in
      previews.indices.filter { previews[$0].moveRank == moveRank }
    }
    return ranks.map { Target(place: places[$0], preview: previews[$0], piece: piece) }
  }

  /// The same for all that is in hand and for the parts of it that go where it does not as a
  /// whole: a place that is named then takes the longest part that fits.
  func targetsOfParts(of piece: Piece, _ reply: Reply) -> [Target] {
    let whole = targets(for: piece, reply)
    guard mayChoose(reply) else { return whole }
    let free = Set(pickable(at: table.place(of: piece) ?? focusedPlace))
    let shorter = game.carriedPieces(of: [piece], on: table).dropFirst().filter(free.contains)
    var found = whole.filter { $0.preview?.moveRank != .refused }
    for part in shorter {
      let more = targets(for: part, reply).filter { target in
        target.preview?.moveRank != .refused && !found.contains { isSame($0.place, target.place) }
      }
      found += more
    }
    return found
      + whole.filter { target in !found.contains { isSame($0.place, target.place) } }
  }

  /// Whether two places are one target: empty places of one kind are all alike.
  private func isSame(_ one: Place, _ other: Place) -> Bool {
    one == other
      || one.kind == other.kind && !one.isSquare && table[one].isEmpty && table[other].isEmpty
  }

  /// Whether what is picked can go nowhere but to empty squares of a grid.
  func goesToEmptySquare(_ reply: Reply) -> Bool {
    guard let piece = picked.first else { return false }
    let targets = targets(for: piece, reply)
    return !targets.isEmpty
      && targets.allSatisfy { $0.place.isSquare && table[$0.place].isEmpty }
  }

  /// The move that choosing a piece is, where the player need not say where to; nil elsewhere.
  func directMove(of piece: Piece) -> Move? {
    game.directPlay?.directGoal(of: piece, on: table).map { Move([piece], to: $0) }
  }

  /// The same for what lies open on top of a place.
  func directMove(from place: Place) -> Move? {
    table[place].top.flatMap { $0.isFaceUp ? directMove(of: $0.piece) : nil }
  }

  /// The one move of some pieces that makes sense: nothing comes back from a foundation, and no whole
  /// column changes to an empty one. Where right goals have to be known, nothing moves by itself.
  func onlyMove(of pieces: [Piece], _ reply: Reply) -> Move? {
    guard mayChoose(reply) else { return nil }
    let moves = pieces.flatMap { sensibleMoves(of: $0, reply) }
    return moves.count == 1 ? moves.first : nil
  }

  /// The moves of a piece that make sense, the most helpful first.
  func sensibleMoves(of piece: Piece, _ reply: Reply) -> [Move] {
    targets(for: piece, reply).filter { makesSense($0, for: piece) }
      .map { Move([piece], to: $0.place) }
  }

  /// Which of some runs is taken where their place alone is named: the longest that can go anywhere. By
  /// keys, where the same key once more plays its best move, the longest with a move that makes sense.
  func foremost(of pieces: [Piece], _ reply: Reply) -> Piece? {
    let movable = movable(pieces, reply)
    let sensible =
      reply.isTypedByKeys ? movable.first { !sensibleMoves(of: $0, reply).isEmpty } : nil
    return sensible ?? movable.first ?? pieces.first
  }

  /// A carry, or where another part of what lies there fits and this does not, that; where the player
  /// has to know, the carry as it is.
  func fitting(_ move: Move, _ reply: Reply) -> Move {
    guard mayChoose(reply), game.refusal(of: move, on: table) != nil,
      let piece = move.picked.first
    else { return move }
    let moves = [move] + parts(beside: piece).filter { $0 != piece }.map { Move([$0], move.goal) }
    return mostTelling(of: moves) ?? move
  }

  private func makesSense(_ target: Target, for piece: Piece) -> Bool {
    guard let origin = table.place(of: piece), !isCollecting(origin),
      target.preview?.moveRank != .refused
    else { return false }
    let isWhole = table[origin].first?.piece == piece
    return !isWhole || origin.kind != target.place.kind || !table[target.place].isEmpty
  }

  /// Goals of which one is meant: where they must be known, only one that is the sole one offered.
  func narrowed(_ goals: [Place], for pieces: [Piece], _ reply: Reply) -> [Place] {
    guard goals.count > 1, !mayChoose(reply) else { return goals }
    let offered = Set(pieces.flatMap { targets(for: $0, reply).map(\.place) })
    let narrowed = goals.filter(offered.contains)
    return narrowed.isEmpty ? Array(goals.prefix(1)) : narrowed
  }

  /// A legal move; else a near miss, a wrong answer, and at last whatever is impossible: to a
  /// foundation the top card, elsewhere the longest run, and on a card rather than an empty place.
  func mostTelling(of moves: [Move]) -> Move? {
    let weights = moves.map { game.refusal(of: $0, on: table)?.weight }
    for weight in [nil, .miss, .mistake] as [Refusal.Weight?] {
      if let index = weights.firstIndex(of: weight) { return moves[index] }
    }
    let goals = moves.compactMap { move in
      if case .place(let place) = move.goal { place } else { nil }
    }
    let home = moves.last?.picked.first.flatMap {
      game.foundationBuilding?.foundation(of: $0, on: table)
    }
    let goal =
      goals.first { $0 == home } ?? goals.first { !table[$0].isEmpty } ?? goals.first
    let likely = moves.filter { $0.goal == goal.map(Goal.place) }
    return goal.map(isCollecting) == true ? likely.last : likely.first
  }
}
