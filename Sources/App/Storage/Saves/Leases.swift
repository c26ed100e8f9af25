// SPDX-License-Identifier: GPL-3.0-or-later

/// Who may write. A number that was given out is never given out again, so that whoever has an
/// earlier one finds out at the first write.
extension SaveDatabase {
  func claim(
    _ player: PlayerID, takingOver: LeaseTakeover
  ) throws(StorageProblem) -> Lease {
    try connection.write { transaction in
      try transaction.lock(player)
      if takingOver == .ifHolderIsGone,
        try connection.leases.isHeldElsewhere(player, in: transaction)
      {
        throw StorageProblem.openElsewhere
      }
      return Lease(
        player: player, number: try connection.leases.take(player, in: transaction))
    }
  }

  func release(_ lease: Lease) throws(StorageProblem) {
    try connection.write { try connection.leases.giveBack(lease, in: $0) }
  }

  /// - Throws: ``StorageProblem/notHeld`` where a lease has passed on to another session.
  func require(_ access: WriteAccess, in transaction: any SQLTransaction) throws {
    guard case .exclusive(let lease) = access else { return }
    let number: Int64? = try transaction.value(
      "number", "SELECT number FROM leases WHERE player = ?", [lease.player.rawValue])
    guard number == lease.number else { throw StorageProblem.notHeld }
  }

  /// As ``require(_:in:)``, for what is written elsewhere than in the database.
  func check(_ access: WriteAccess) throws(StorageProblem) {
    try read { try require(access, in: $0) }
  }

  /// Writes as the session that has the lease; one without is refused.
  func writeUnderLease<Value>(
    _ access: WriteAccess, _ change: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value {
    guard case .exclusive = access else { throw .notHeld }
    return try write(by: access, change)
  }
}
