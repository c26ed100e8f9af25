// SPDX-License-Identifier: GPL-3.0-or-later

/// Sessions on one machine, each of which is there as long as its process runs.
struct SQLiteLeases: LeaseLedger {
  let session: LeaseHolder

  func isHeldElsewhere(_ player: PlayerID, in transaction: any SQLTransaction) throws -> Bool {
    let row = try transaction.rows(
      "SELECT session, process, started FROM leases WHERE player = ?", [player.rawValue]
    ).first
    guard let row, let id: String = row.optional("session"),
      let process: Int32 = row.optional("process"), let started: String = row.optional("started")
    else { return false }
    return id != session.id && LeaseHolder(id: id, process: process, started: started).isRunning
  }

  func take(_ player: PlayerID, in transaction: any SQLTransaction) throws -> Int64 {
    let number: Int64? = try transaction.value(
      "number",
      """
      INSERT INTO leases (player, number, session, process, started) VALUES (?, 1, ?, ?, ?)
      ON CONFLICT (player) DO UPDATE SET number = number + 1, session = excluded.session,
        process = excluded.process, started = excluded.started
      RETURNING number
      """, [player.rawValue, session.id, session.process, session.started])
    guard let number else { throw StorageProblem.damaged }
    return number
  }

  func giveBack(_ lease: Lease, in transaction: any SQLTransaction) throws {
    try transaction.execute(
      """
      UPDATE leases SET number = number + 1, session = NULL, process = NULL, started = NULL
      WHERE player = ? AND number = ?
      """, [lease.player.rawValue, lease.number])
  }
}
