// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Plays a round with limited reshuffles again and again, at random but not foolishly, by the rules
/// themselves: a line that wins proves a win, and no number of lost ones proves anything.
struct AtlasPlayouts {
  let game: AtlasSolitaire
  let tokens: AtlasTokens
  /// The same playouts for the same table on every machine.
  private var chance: Generator
  private var tables = 0

  init(_ game: AtlasSolitaire, tokens: AtlasTokens, from table: Table) {
    self.game = game
    self.tokens = tokens
    chance = Generator(seed: table.digest)
  }

  /// A line that wins, unless none is found while the effort lasts.
  mutating func line(from table: Table, effort: Effort) -> [Move]? {
    // A table of the rules costs about as much as ten positions of the search.
    let bound = effort.states / 10
    while tables < bound, !effort.isCancelled() {
      if let line = playout(from: table, bound: bound) { return line }
    }
    return nil
  }

  private mutating func playout(from table: Table, bound: Int) -> [Move]? {
    var proof = Proof(game, on: table)
    // A card carried to and fro in the columns would go on for ever.
    var patience = tokens.ofPiece.count
    while game.outcome(of: proof.table) == .open, tables < bound, patience > 0 {
      tables += 1
      guard let move = move(on: proof.table), (try? proof.play(move)) != nil else { return nil }
      if case .place(let goal) = move.goal, goal.kind == .column { patience -= 1 }
    }
    return proof.line
  }

  /// A partner goes to its open group; else chance decides, and prefers what helps more often.
  private mutating func move(on table: Table) -> Move? {
    var choices: [(move: Move, weight: Int)] = []
    for move in game.moves(on: table) where move.goal != .act(.drawUntilPlayable) {
      guard let weight = weight(of: move, on: table) else { return move }
      choices.append((move, weight))
    }
    let total = choices.reduce(0) { $0 + $1.weight }
    guard total > 0 else { return nil }
    var ticket = chance.below(total)
    return choices.first { choice in
      ticket -= choice.weight
      return ticket < 0
    }?.move
  }

  /// How likely a move is to be chosen; nil where it is to be made at once.
  private func weight(of move: Move, on table: Table) -> Int? {
    guard case .place(let goal) = move.goal, let piece = move.picked.first,
      let origin = table.place(of: piece)
    else { return 20 }
    let isBase = tokens.isBase(tokens.token(of: piece))
    let isWhole = table[origin].pieces.firstIndex(of: piece).map { index in
      index == 0 || !table[origin][index - 1].isFaceUp
    }
    switch (goal.kind, origin.kind) {
    case (.foundation, _): return isBase ? 60 : nil
    case (_, .waste): return table[goal].isEmpty ? 4 : 40
    case _ where isWhole != true: return 1
    case _ where !table[goal].isEmpty: return 60
    default: return table[origin].hiddenCount > 0 ? 20 : 0
    }
  }
}
