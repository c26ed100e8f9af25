// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Storage

/// What players keep, on a PostgreSQL server, for any number of processes.
public typealias PostgreSQLPlayerStore = SQLPlayerStore<PostgreSQLEngine>

extension SQLPlayerStore where Engine == PostgreSQLEngine {
  /// Connects, and brings the tables up to this release.
  ///
  /// - Parameters:
  ///   - address: `postgres://…`; what it leaves open is taken from the environment as libpq does.
  ///   - connections: how many there are at most, beside one that listens.
  ///   - lifetime: after how long others may take over from a process that is not heard of.
  /// - Throws: ``StorageProblem/newer`` where the tables are of a later release.
  public static func open(
    at address: String, games: GameTypes, connections: Int = 8,
    lifetime: Duration = .seconds(20)
  ) throws(StorageProblem) -> PostgreSQLPlayerStore {
    SQLPlayerStore(
      try PostgreSQLEngine(address, connections: connections, lifetime: lifetime), games: games)
  }

  /// Gives back every lease that was claimed here.
  public func close() async { await engine.close() }
}
