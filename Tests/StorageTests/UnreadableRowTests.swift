// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB
import GRDBSQLite
import StoreTestSupport
import Testing

@testable import Storage

@Suite struct UnreadableRowTests {
  /// It is no reason to say that nothing is saved.
  @Test func aResultThatCannotBeReadIsToldAsThat() async throws {
    let store = try SQLitePlayerStore.inMemory(games: games)
    let lease = try await store.claim(.home, takingOver: .ifHolderIsGone)
    let result = RoundResult(of: round(steps: 3), .lost, seconds: 1)
    try await store.write(.record(result, clearing: nil), by: .exclusive(lease))
    #expect(try await store.recentIngredients(of: result.game, rounds: 3, of: .home).count == 1)
    try await store.engine.connection.queue.write {
      try $0.execute(sql: "UPDATE results SET ingredients = 'xx'")
    }
    await #expect(throws: StorageProblem.unreadable) {
      try await store.recentIngredients(of: result.game, rounds: 3, of: .home)
    }
    try await store.write(
      .save(round(steps: 2), slot: "pebbles", seconds: 2), by: .exclusive(lease))
  }

  /// As no program has written it.
  @Test(arguments: [
    #"UPDATE results SET ingredients = '["' || hex(zeroblob(10000000)) || '"]'"#,
    """
    INSERT INTO results (game, difficulty, outcome, seconds, moves, mistakes, seed, ingredients, finishedAt)
      WITH RECURSIVE number (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM number LIMIT 300000)
      SELECT 'pebbles', 'easy', 'won', n, 9, 0, n, '[]', n FROM number
    """,
  ])
  func aFileThatHoldsMoreThanAnybodyPlaysIsNotReadWhole(_ sql: String) async throws {
    let store = try SQLitePlayerStore.inMemory(games: games)
    let lease = try await store.claim(.home, takingOver: .ifHolderIsGone)
    let result = RoundResult(of: round(steps: 3), .lost, seconds: 1)
    try await store.write(.record(result, clearing: nil), by: .exclusive(lease))
    #expect(try await store.tallies(of: .home).count == 1)
    try await store.engine.connection.queue.write {
      sqlite3_limit($0.sqliteConnection, SQLITE_LIMIT_LENGTH, 1 << 30)
      try $0.execute(sql: sql)
      Configuration.limit($0)
    }
    await #expect(throws: StorageProblem.unreadable) {
      _ = try await store.tallies(of: .home)
      _ = try await store.recentIngredients(of: result.game, rounds: 3, of: .home)
    }
    try await store.write(
      .save(round(steps: 2), slot: "pebbles", seconds: 2), by: .exclusive(lease))
  }
}
