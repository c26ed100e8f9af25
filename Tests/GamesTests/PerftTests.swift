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
    (.one, 1, [3, 10, 34, 110, 350]), (.one, 2, [1, 5, 7, 27, 85]),
    (.three, 3, [8, 47, 275, 1565]), (.three, 4, [7, 37, 183, 847, 3604]),
  ]

  @Test("Klondike: as many move sequences as the naive generator finds", arguments: frozen)
  func klondike(drawing: Klondike.Drawing, seed: UInt64, counts: [Int]) {
    let table = Match(Klondike(drawing), seed: seed).table
    let naive = NaiveKlondike(table, drawing.rawValue)
    #expect(counts.indices.map { perft(Klondike(drawing), table, $0 + 1) } == counts)
    #expect(counts.indices.map { naive.perft($0 + 1) } == counts)
  }

  @Test("Yukon: as many move sequences as the naive generator finds")
  func yukon() {
    let counts = [6, 34, 201]
    let table = Match(Yukon(), seed: 1).table
    #expect(counts.indices.map { perft(Yukon(), table, $0 + 1) } == counts)
    #expect(counts.indices.map { NaiveKlondike(table, 1).perft($0 + 1) } == counts)
  }

  @Test("Along whole rounds every move leads where the naive generator says", arguments: 1...2)
  func rounds(seed: UInt64) throws {
    try follow(Klondike(.one), drawing: 1, seed: seed)
    try follow(Klondike(.three), drawing: 3, seed: seed)
    try follow(Yukon(), drawing: 1, seed: seed)
  }

  /// Plays by the hints, and at random where there is none.
  private func follow(_ game: some Solitaire, drawing: Int, seed: UInt64) throws {
    var match = Match(game, seed: seed)
    var generator = Generator(seed: seed)
    while match.moveCount < 90, match.outcome == .open {
      let moves = moves(game, match.table)
      guard !moves.isEmpty else { return }
      // Every fifth table: the naive generator takes its time.
      if match.moveCount % 5 == 0 {
        let tables = moves.map { NaiveKlondike(after($0, game, match.table), drawing) }
        let naive = NaiveKlondike(match.table, drawing).children()
        #expect(tables.count == naive.count && Set(tables) == Set(naive))
      }
      let advised = generator.below(4) > 0 ? game.advice(on: match.table)?.move : nil
      try match.play(advised ?? moves[generator.below(moves.count)])
    }
  }

  /// Draws and carries; the acts that play cards by themselves are no moves of their own.
  private func moves(_ game: some Solitaire, _ table: Table) -> [Move] {
    game.moves(on: table).filter {
      $0.goal != .act(.autoMoveAll) && $0.goal != .act(.finish)
    }
  }

  private func after(_ move: Move, _ game: some Solitaire, _ table: Table) -> Table {
    var turn = Turn(table)
    game.play(move, &turn)
    game.sweep(&turn)
    return turn.table
  }

  private func perft(_ game: some Solitaire, _ table: Table, _ depth: Int) -> Int {
    let moves = moves(game, table)
    guard depth > 1 else { return moves.count }
    return moves.reduce(0) { $0 + perft(game, after($1, game, table), depth - 1) }
  }
}
