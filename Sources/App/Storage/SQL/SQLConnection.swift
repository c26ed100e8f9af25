// SPDX-License-Identifier: GPL-3.0-or-later

/// A database with the tables of a ``SQLPlayerStore``. It keeps threads of its own to wait on.
public protocol SQLEngine: Sendable {
  /// Does something with a connection. What one task awaits is done in its order.
  func perform<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws(StorageProblem) -> Value
  ) async throws(StorageProblem) -> Value

  /// Comes at once, and whenever another session may have taken over the lease of a player.
  func leaseNews(of player: PlayerID) -> AsyncStream<Void>

  /// Comes at once, and whenever ``SQLConnection/tellNews(of:)`` was called for a player.
  func playerNews(of player: PlayerID) -> AsyncStream<Void>
}

extension SQLEngine {
  /// None: who has lost a lease finds out at the next write.
  public func leaseNews(of player: PlayerID) -> AsyncStream<Void> {
    AsyncStream.makeStream(of: Void.self).stream
  }
}

/// A way to the database for one at a time.
public protocol SQLConnection {
  var leases: any LeaseLedger { get }

  /// Whatever is asked is of the same instant.
  func read<Value>(
    _ query: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value

  /// Wakes the sessions of players that have something to be told.
  func tellNews(of players: [PlayerID]) throws(StorageProblem)

  /// All of it is kept when this returns, and nothing where it throws.
  func write<Value>(
    _ change: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value
}

public protocol SQLTransaction {
  /// Has whoever else writes for a player wait for the end of this.
  func lock(_ player: PlayerID) throws

  /// Runs a statement, in which question marks stand for its arguments.
  ///
  /// - Returns: what it found.
  @discardableResult func rows(
    _ sql: String, _ arguments: [(any SQLConvertible)?]
  ) throws -> [SQLRow]
}

extension SQLTransaction {
  public func execute(_ sql: String, _ arguments: [(any SQLConvertible)?]) throws {
    try rows(sql, arguments)
  }

  /// A column of the first row; nil where there is no row, or nothing in it.
  public func value<Value: SQLConvertible>(
    _ column: String, _ sql: String, _ arguments: [(any SQLConvertible)?]
  ) throws -> Value? {
    try rows(sql, arguments).first?.optional(column)
  }
}

/// Which sessions have leases, and whether those are still there.
public protocol LeaseLedger: Sendable {
  /// Whether another session that is there has the lease of a player.
  func isHeldElsewhere(_ player: PlayerID, in transaction: any SQLTransaction) throws -> Bool

  /// Makes this session the holder.
  ///
  /// - Returns: the number of the lease, which was never given out before.
  func take(_ player: PlayerID, in transaction: any SQLTransaction) throws -> Int64

  /// Nobody holds it any more; nothing where it has passed on already.
  func giveBack(_ lease: Lease, in transaction: any SQLTransaction) throws
}
