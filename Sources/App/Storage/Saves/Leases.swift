// SPDX-License-Identifier: GPL-3.0-or-later

import GRDB

/// Who may write. A number that was given out is never given out again, so that whoever has an
/// earlier one finds out at the first write.
extension SaveDatabase {
  func claim(
    _ player: PlayerID, takingOver: LeaseTakeover
  ) throws(StorageProblem) -> Lease {
    try write { database in
      if takingOver == .ifHolderIsGone, try isOpenElsewhere(player, in: database) {
        throw StorageProblem.openElsewhere
      }
      let number = try Int64.fetchOne(
        database,
        sql: """
          INSERT INTO leases (player, number, session, process, started) VALUES (?, 1, ?, ?, ?)
          ON CONFLICT (player) DO UPDATE SET number = number + 1, session = excluded.session,
            process = excluded.process, started = excluded.started
          RETURNING number
          """,
        arguments: [player.rawValue, session.id, session.process, session.started])
      guard let number else { throw StorageProblem.damaged }
      return Lease(player: player, number: number)
    }
  }

  func release(_ lease: Lease) throws(StorageProblem) {
    try write { database in
      try database.execute(
        sql: """
          UPDATE leases SET number = number + 1, session = NULL, process = NULL, started = NULL
          WHERE player = ? AND number = ?
          """, arguments: [lease.player.rawValue, lease.number])
    }
  }

  /// - Throws: ``StorageProblem/notHeld`` where a lease has passed on to another session.
  func require(_ access: WriteAccess, in database: Database) throws {
    guard case .exclusive(let lease) = access else { return }
    let number = try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT number FROM leases WHERE player = ?"),
      arguments: [lease.player.rawValue])
    guard number == lease.number else { throw StorageProblem.notHeld }
  }

  /// As ``require(_:in:)``, for what is written elsewhere than in the database.
  func check(_ access: WriteAccess) throws(StorageProblem) {
    try read { try require(access, in: $0) }
  }

  /// As ``require(_:in:)``, and refuses a session without a lease too.
  func requireLease(_ access: WriteAccess, in database: Database) throws {
    guard case .exclusive = access else { throw StorageProblem.notHeld }
    try require(access, in: database)
  }

  func isOpenElsewhere(_ player: PlayerID, in database: Database) throws -> Bool {
    let row = try Row.fetchOne(
      database, sql: "SELECT session, process, started FROM leases WHERE player = ?",
      arguments: [player.rawValue])
    guard let row, let id: String = row["session"], let process: Int32 = row["process"],
      let started: String = row["started"]
    else { return false }
    let holder = LeaseHolder(id: id, process: process, started: started)
    return holder.id != session.id && holder.isRunning
  }
}
