// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// A player who knows no more than the table shows: mostly does what the hint says, and now and then
/// another move that looks useful. Plays by the rules themselves, so that a win is a proof.
struct HintFollower {
  private let game: any Game
  private var chance: Generator

  init(_ game: any Game, seed: UInt64) {
    self.game = game
    chance = Generator(seed: seed)
  }

  /// How rarely a hint is passed over: one time in so many.
  private static let whimsy = 8
  /// How many moves may lead nowhere, beside going through the stock once.
  private static let patience = 20
  /// How many of them may be made without a hint.
  private static let strays = 4

  /// Plays a round from a table on.
  ///
  /// - Returns: The moves, where they win; nil where the round is lost or goes nowhere for long.
  mutating func winningLine(from start: Table, _ isCancelled: () -> Bool) -> [Move]? {
    var table = start
    var line: [Move] = []
    var best = table.remainder
    var (idle, strays) = (0, 0)
    while table.remainder > 0, !isCancelled() {
      let advice = game.hints?.advice(on: table)?.move
      if advice == nil { strays += 1 }
      guard strays <= Self.strays, idle <= Self.patience + table.reserve,
        let move = move(on: table, advice, after: line.last)
      else { return nil }
      table = game.turn(playing: move, on: table).table
      line.append(move)
      idle += 1
      guard table.remainder < best else { continue }
      best = table.remainder
      (idle, strays) = (0, 0)
    }
    return game.outcome(of: table) == .won ? line : nil
  }

  private mutating func move(on table: Table, _ advice: Move?, after last: Move?) -> Move? {
    guard advice == nil || chance.below(Self.whimsy) == 0 else { return advice }
    let others = chance.shuffled(game.moves(on: table).filter { $0 != advice })
    return others.first { isUseful($0, on: table, after: last) } ?? advice
      ?? others.first(where: \.picked.isEmpty)
  }

  /// Whether a carry gets somewhere, as far as that can be seen.
  private func isUseful(_ move: Move, on table: Table, after last: Move?) -> Bool {
    guard case .place(let goal) = move.goal, let piece = move.picked.first,
      // What was carried last is not carried on.
      move.picked != last?.picked,
      table.place(of: piece).map({ table.layout[$0].contains(.collecting) }) != true
    else { return false }
    let preview = game.preview(of: piece, to: goal, on: table)
    return [.finishes, .joins, .lies].contains(preview.moveRank) || !preview.effects.isEmpty
  }
}

extension Table {
  /// What can be gone through by drawing.
  fileprivate var reserve: Int { count(.dealing) + count(.showing) }

  /// What is still to be done: pieces not put away, and those that lie face down once more.
  fileprivate var remainder: Int {
    places.reduce(0) { sum, place in
      let pile = self[place]
      let isAway = !layout[place].isDisjoint(with: [.collecting, .outOfPlay])
      return sum + (isAway ? 0 : pile.count + pile.hiddenCount)
    }
  }
}
