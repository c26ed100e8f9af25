// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
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

  /// The same server and connections, for another session.
  public func anotherSession() -> PostgreSQLPlayerStore {
    SQLPlayerStore(engine.anotherSession(), games: games)
  }

  /// Whether the server answers.
  public var isReachable: Bool { get async { await engine.isReachable } }

  /// Gives back every lease that was claimed by this process.
  public func close() async { await engine.close() }
}

extension SavesPlace {
  /// A PostgreSQL server, whose tables are brought up to this release.
  public static func server(at address: String) throws(StorageProblem) -> SavesPlace {
    try PostgreSQLSchema.migrate(PQSession(address))
    let leases = PostgreSQLLeases(holder: UUID().uuidString)
    return SavesPlace(PostgreSQLConnection(address, leases: leases))
  }
}
