// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Storage

/// Sessions of many processes. A session is there as long as its process says so in time, by the clock
/// of the server; see ``Presence``.
struct PostgreSQLLeases: LeaseLedger {
  /// This process.
  let holder: String
  /// One of its sessions.
  let session = UUID().uuidString

  func isHeldElsewhere(_ player: PlayerID, in transaction: any SQLTransaction) throws -> Bool {
    let others = try transaction.rows(
      """
      SELECT 1 FROM leases JOIN holders ON holders.id = leases.holder
      WHERE player = ? AND session <> ? AND expires > clock_timestamp()
      """, [player.rawValue, session])
    return !others.isEmpty
  }

  func take(_ player: PlayerID, in transaction: any SQLTransaction) throws -> Int64 {
    let before: String? = try transaction.value(
      "holder", "SELECT holder FROM leases WHERE player = ?", [player.rawValue])
    let number: Int64? = try transaction.value(
      "number",
      """
      INSERT INTO leases (player, number, holder, session) VALUES (?, 1, ?, ?)
      ON CONFLICT (player) DO UPDATE SET number = leases.number + 1, holder = excluded.holder,
        session = excluded.session
      RETURNING number
      """, [player.rawValue, holder, session])
    guard let number else { throw StorageProblem.damaged }
    if let before {
      try transaction.execute(
        "SELECT pg_notify(?, ?)", [Self.channel(of: before), player.rawValue])
    }
    return number
  }

  func giveBack(_ lease: Lease, in transaction: any SQLTransaction) throws {
    try transaction.execute(
      """
      UPDATE leases SET number = number + 1, holder = NULL, session = NULL
      WHERE player = ? AND number = ?
      """, [lease.player.rawValue, lease.number])
  }

  /// Where a process hears which players others have taken over from it.
  static func channel(of holder: String) -> String { "aloud-\(holder)" }
}
