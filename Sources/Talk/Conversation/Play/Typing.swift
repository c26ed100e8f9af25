// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Narration

/// Doing what a typed line means.
extension Playing {
  func reader(_ reply: Reply) -> LineReader {
    LineReader(
      game, table, picked: picked, secretActs: secret.acts, answerer: answerer, reply.environment)
  }

  /// Whether a line only asks for something.
  func isQuestion(_ line: String, _ reply: Reply) -> Bool { reader(reply).isQuestion(line) }

  mutating func typed(_ line: String, _ reply: inout Reply) {
    switch reader(reply).intent(of: line) {
    case .choose(let place): choose(place, &reply)
    case .take(let piece): take([piece], &reply)
    case .gather(let pieces): gather(pieces, &reply)
    case .move(let pieces, let goals): move(pieces, to: goals, &reply)
    case .act(let act, let pieces): perform(act, with: pieces, &reply)
    case .label(let place): reply.say(narrator(reply).label(of: place, on: table), at: place)
    case .read(let place): ask(.read(place), &reply)
    case .find(let text): ask(.find(text), &reply)
    case .gameQuery(let query, let arguments): answer(query, arguments, &reply)
    case .secret(let act): _ = solve(act, &reply)
    case .foreign(let title): refuse(title, &reply)
    case .unclear(let misreading): reply.say(misreading.reason)
    }
  }

  private mutating func move(
    _ pieces: [Piece], to typed: Intent.Goals, _ reply: inout Reply
  ) {
    let origins = Set(pieces.compactMap(table.place))
    let goals = narrowed(typed.places, for: pieces, reply)
    guard goals.count == 1 || mayChoose(reply) else {
      return reply.say(Misreading.ambiguous(typed.text, goals.map(\.name)).reason)
    }
    if let piece = pieces.first, origins == Set(goals) { return putBack(piece, &reply) }
    let moves = pieces.flatMap { piece in goals.map { Move([piece], to: $0) } }
    if let move = mostTelling(moves) { play(move, &reply) }
  }

  /// A legal move; else a near miss, a wrong answer, and at last whatever is impossible: to a
  /// foundation the top card, elsewhere the longest run, and on a card rather than an empty place.
  private func mostTelling(_ moves: [Move]) -> Move? {
    let weights = moves.map { game.refusal(of: $0, on: table)?.weight }
    for weight in [nil, .miss, .mistake] as [Refusal.Weight?] {
      if let index = weights.firstIndex(of: weight) { return moves[index] }
    }
    let goals = moves.compactMap { move in
      if case .place(let place) = move.goal { place } else { nil }
    }
    let goal = goals.first { !table[$0].isEmpty } ?? goals.first
    let likely = moves.filter { $0.goal == goal.map(Goal.place) }
    return goal?.kind == .foundation ? likely.last : likely.first
  }

  /// An act with the first of some pieces that it is legal for.
  private mutating func perform(_ act: Act, with pieces: [Piece], _ reply: inout Reply) {
    let moves = pieces.map { Move(act, with: [$0]) }
    let legal = moves.first { game.refusal(of: $0, on: table) == nil }
    if let move = legal ?? moves.first { play(move, &reply) }
  }
}
