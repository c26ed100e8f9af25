// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience
import Testing

/// Sequences of moves, counted by length. The counts were checked by ``NaiveKlondike``, a second
/// move generator that shares no rule with the first, and are frozen: a change of the rules or of
/// the dealing shows here.
struct PerftTests {
  static let frozen: [(drawing: Klondike.Drawing, seed: UInt64, counts: [Int])] = [
    (.one, 1, [0]), (.one, 2, [0]), (.three, 3, [0]), (.three, 4, [0]),
  ]

  @Test("Klondike: as many move sequences as the naive generator finds", arguments: frozen)
  func klondike(drawing: Klondike.Drawing, seed: UInt64, counts: [Int]) {
    let game = Klondike(drawing)
    let table = Match(game, seed: seed).table
    let naive = NaiveKlondike(table, drawing.rawValue)
    #expect((1...5).map { perft(game, table, $0) } == counts)
    #expect((1...5).map { naive.perft($0) } == counts)
  }

  @Test("Yukon: move sequences by length")
  func yukon() {
    #expect((1...3).map { perft(Yukon(), Match(Yukon(), seed: 1).table, $0) } == [0])
  }

  /// Draws and carries; the acts that play cards by themselves are no moves of their own.
  private func perft(_ game: some Solitaire, _ table: Table, _ depth: Int) -> Int {
    let moves = game.moves(on: table).filter {
      $0.goal != .act(.autoMoveAll) && $0.goal != .act(.finish)
    }
    guard depth > 1 else { return moves.count }
    return moves.reduce(0) { sum, move in
      var turn = Turn(table)
      game.play(move, &turn)
      game.sweep(&turn)
      return sum + perft(game, turn.table, depth - 1)
    }
  }
}
