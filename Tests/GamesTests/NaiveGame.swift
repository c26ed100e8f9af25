// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

/// A game written a second time, as plainly as can be, to hold the first against: text for cards,
/// no engine, no shared rules.
protocol NaiveGame: Hashable {
  /// Every legal move, and where it leads.
  func moves() -> [NaiveMove: Self]
}

/// A move by where things lie, so that cards which are alike are told apart.
enum NaiveMove: Hashable {
  case draw
  /// From a place, what lies so high in it, counted from 1, with all above.
  case carry(String, Int, String)

  /// - Returns: nil for an act that plays cards by itself, which is no move of its own.
  init?(_ move: Move, on table: Table) {
    switch move.goal {
    case .act(.draw), .act(.deal), .act(.dealLast): self = .draw
    case .act: return nil
    case .place(let goal):
      guard let piece = move.picked.first, let origin = table.place(of: piece),
        let index = table[origin].pieces.firstIndex(of: piece)
      else { return nil }
      self = .carry(origin.description, index + 1, goal.description)
    }
  }
}

extension NaiveGame {
  /// How many ways there are to play so many moves one after the other.
  func perft(_ depth: Int) -> Int {
    let moves = moves()
    return depth == 1 ? moves.count : moves.values.reduce(0) { $0 + $1.perft(depth - 1) }
  }
}

/// Plays a round at random on both, comparing the legal moves, the table and the score after every
/// one.
func playInStep<Naive: NaiveGame>(
  _ game: some FoundationSolitaire, seed: UInt64, length: Int, _ read: (Table, Match) -> Naive
) throws {
  var match = Match(game, seed: seed)
  var naive = read(match.table, match)
  var generator = Generator(seed: seed &+ 77)
  while match.moveCount < length, match.outcome == .open {
    let listed = game.moves(on: match.table).compactMap { move in
      NaiveMove(move, on: match.table).map { (naive: $0, move: move) }
    }
    let moves = naive.moves()
    guard Set(listed.map(\.naive)) == Set(moves.keys), listed.count == moves.count else {
      Issue.record("seed \(seed), move \(match.moveCount): other moves are legal")
      return
    }
    // Carries are preferred, or most rounds would be nothing but drawing.
    let carries = listed.filter { $0.naive != .draw }
    let choices = !carries.isEmpty && generator.below(4) > 0 ? carries : listed
    guard !choices.isEmpty else { return }
    let choice = choices[generator.below(choices.count)]
    try match.play(choice.move)
    guard let next = moves[choice.naive], next == read(match.table, match) else {
      Issue.record("seed \(seed), move \(match.moveCount): another table after \(choice.naive)")
      return
    }
    naive = next
  }
}
