// SPDX-License-Identifier: GPL-3.0-or-later

import Storage

/// A connection that is made when it is wanted, and anew after it broke.
final class PostgreSQLConnection: SQLConnection {
  /// Those of the session that asks.
  var leases: any LeaseLedger
  private let address: String
  private var session: PQSession?

  init(_ address: String, leases: any LeaseLedger) {
    self.address = address
    self.leases = leases
  }

  func read<Value>(
    _ query: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value {
    try transact("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", query)
  }

  func write<Value>(
    _ change: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value {
    try transact("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE", change)
  }

  func tellNews(of players: [PlayerID]) throws(StorageProblem) {
    guard !players.isEmpty else { return }
    try write { transaction in
      for player in players {
        try transaction.execute(
          "SELECT pg_notify(?, ?)", [Presence.channel, player.rawValue])
      }
    }
  }

  private func transact<Value>(
    _ beginning: String, _ body: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value {
    do {
      let session = try begin(beginning)
      let value = try body(PostgreSQLTransaction(session: session))
      // A transaction in which something failed ends with a rollback, whatever is asked.
      guard try session.run("COMMIT") == "COMMIT" else { throw StorageProblem.damaged }
      return value
    } catch {
      rollBack()
      throw StorageProblem(onServer: error)
    }
  }

  /// A server that was started anew has broken every connection: nothing is lost by another try.
  private func begin(_ beginning: String) throws -> PQSession {
    if let session, (try? session.run(beginning)) != nil { return session }
    session = nil
    let fresh = try PQSession(address)
    try PostgreSQLSchema.check(fresh)
    session = fresh
    try fresh.run(beginning)
    return fresh
  }

  private func rollBack() {
    guard let session else { return }
    if !session.isIdle { _ = try? session.run("ROLLBACK") }
    if !session.isIdle { self.session = nil }
  }
}

private struct PostgreSQLTransaction: SQLTransaction {
  let session: PQSession

  /// By the row of their lease. One that was never there is made.
  func lock(_ player: PlayerID) throws {
    if try isLocked(player) { return }
    try execute(
      "INSERT INTO leases (player, number) VALUES (?, 0) ON CONFLICT DO NOTHING",
      [player.rawValue])
    guard try isLocked(player) else { throw StorageProblem.damaged }
  }

  private func isLocked(_ player: PlayerID) throws -> Bool {
    try !rows("SELECT number FROM leases WHERE player = ? FOR UPDATE", [player.rawValue]).isEmpty
  }

  func rows(_ sql: String, _ arguments: [(any SQLConvertible)?]) throws -> [SQLRow] {
    try session.rows(sql, arguments)
  }
}
