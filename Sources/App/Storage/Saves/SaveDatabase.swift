// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Saved rounds, results and what the game remembers about its players, as tables.
struct SaveDatabase {
  let connection: any SQLConnection
  let games: GameTypes

  /// Writes for a player.
  func write<Value>(
    by access: WriteAccess, _ change: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value {
    try connection.write { transaction in
      try transaction.lock(access.player)
      try require(access, in: transaction)
      return try change(transaction)
    }
  }

  func read<Value>(
    _ query: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value {
    do { return try connection.read(query) } catch {
      throw error == .damaged ? .unreadable : error
    }
  }
}
