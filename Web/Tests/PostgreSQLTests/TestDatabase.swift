// SPDX-License-Identifier: GPL-3.0-or-later

import Storage
import StoreLaws
import StoreTestSupport
import Synchronization

@testable import PostgreSQLStore

/// An empty database, and the stores that a test opens in it.
final class TestDatabase: StoreSite {
  let address: String
  private let stores = Mutex<[PostgreSQLPlayerStore]>([])

  init(on server: DatabaseServer) throws {
    let name = server.newName()
    try PQSession(server.address(of: "postgres")).run("CREATE DATABASE \(name)")
    address = server.address(of: name)
  }

  convenience init() throws { try self.init(on: DatabaseServer.shared.get()) }

  func open() throws -> any PlayerStore { try open(connections: 2) }

  func open(
    connections: Int, lifetime: Duration = .seconds(600)
  ) throws -> PostgreSQLPlayerStore {
    let store = try PostgreSQLPlayerStore.open(
      at: address, games: games, connections: connections, lifetime: lifetime)
    stores.withLock { $0.append(store) }
    return store
  }

  /// Asks it beside every store.
  @discardableResult
  func ask(_ sql: String, _ arguments: [(any SQLConvertible)?] = []) throws -> [SQLRow] {
    try PQSession(address).rows(sql, arguments)
  }

  /// Ends every connection but the one that says so.
  func cutConnections() throws {
    try ask(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """)
  }

  func close() async {
    for store in stores.withLock({ $0 }) { await store.close() }
  }
}

/// Does something in an empty database.
func withDatabase(
  _ body: (TestDatabase) async throws -> Void
) async throws {
  let database = try TestDatabase()
  do {
    try await body(database)
    await database.close()
  } catch {
    await database.close()
    throw error
  }
}
