// SPDX-License-Identifier: GPL-3.0-or-later

import Storage

/// A PostgreSQL server, as a session asks it.
public struct PostgreSQLEngine: SQLEngine {
  private let pool: ConnectionPool
  private let leases: PostgreSQLLeases

  /// Connects, and brings the tables up to this release.
  init(_ address: String, connections: Int, lifetime: Duration) throws(StorageProblem) {
    self.init(try ConnectionPool(address, connections: connections, lifetime: lifetime))
  }

  private init(_ pool: ConnectionPool) {
    self.pool = pool
    leases = PostgreSQLLeases(holder: pool.presence.holder)
  }

  /// The same server and connections, for another session.
  func anotherSession() -> PostgreSQLEngine { PostgreSQLEngine(pool) }

  public func perform<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws(StorageProblem) -> Value
  ) async throws(StorageProblem) -> Value {
    try await pool.perform(with: leases, work)
  }

  public func leaseNews(of player: PlayerID) -> AsyncStream<Void> {
    pool.presence.news(of: player)
  }

  public func playerNews(of player: PlayerID) -> AsyncStream<Void> {
    pool.presence.playerNews(of: player)
  }

  /// Whether the server answers.
  var isReachable: Bool {
    get async {
      do throws(StorageProblem) {
        try await perform { connection throws(StorageProblem) in
          try connection.read { _ = try $0.rows("SELECT 1", []) }
        }
        return true
      } catch {
        return false
      }
    }
  }

  /// Gives back every lease that was claimed by this process.
  func close() async { await pool.presence.end() }
}
