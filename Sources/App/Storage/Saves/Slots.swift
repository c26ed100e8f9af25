// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Rounds are saved in slots, one a slot, by the session that has the player's lease.
extension SaveDatabase {
  /// The round of a slot, to go on with.
  ///
  /// A round that cannot be read or does not replay is set aside, kept but not offered again.
  func openRound(in slot: String, under lease: Lease) throws(StorageProblem) -> OpenedRound {
    let text = try read { transaction in
      try require(.exclusive(lease), in: transaction)
      return try storedText(of: slot, lease.player, in: transaction)
    }
    guard let text else { return OpenedRound(round: nil, notice: nil) }
    do {
      return OpenedRound(round: try text.replay(games: games), notice: nil)
    } catch {
      return OpenedRound(
        round: nil, notice: try setAside(text, of: slot, under: lease, because: error))
    }
  }

  func save(
    _ match: Match, seconds: Int, in slot: String, by access: WriteAccess, now: Date
  ) throws(StorageProblem) {
    try writeUnderLease(access) { transaction in
      try store(match, seconds: seconds, in: slot, of: access.player, now: now, transaction)
    }
  }

  func clear(_ slot: String, by access: WriteAccess) throws(StorageProblem) {
    try writeUnderLease(access) { try remove(slot, of: access.player, in: $0) }
  }

  /// The slots with a round in them, the latest saved first.
  func saves(of player: PlayerID) throws(StorageProblem) -> [SaveSummary] {
    try read { transaction in
      let isOpenElsewhere = try connection.leases.isHeldElsewhere(player, in: transaction)
      return try transaction.rows(
        "SELECT slot, seconds, savedAt FROM saves WHERE player = ? ORDER BY savedAt DESC, slot",
        [player.rawValue]
      ).map { row in
        SaveSummary(
          slot: try row.value("slot"), seconds: try row.value("seconds"),
          savedAt: Date(timeIntervalSince1970: try row.value("savedAt")),
          isOpenElsewhere: isOpenElsewhere)
      }
    }
  }

  /// The round of a slot as it was saved last, whoever plays it; nil where none can be read.
  func round(
    in slot: String, of player: PlayerID
  ) throws(StorageProblem) -> StoredRound? {
    let text = try read { try storedText(of: slot, player, in: $0) }
    do { return try text?.replay(games: games) } catch { return nil }
  }

  func remove(
    _ slot: String, of player: PlayerID, in transaction: any SQLTransaction
  ) throws {
    try transaction.execute(
      "DELETE FROM saves WHERE player = ? AND slot = ?", [player.rawValue, slot])
  }

  private func setAside(
    _ text: StoredText, of slot: String, under lease: Lease, because problem: RoundProblem
  ) throws(StorageProblem) -> Term {
    let player = lease.player
    let moves = text.moves.map { "\n\($0)" }.joined()
    try writeUnderLease(.exclusive(lease)) { transaction in
      try transaction.execute(
        """
        INSERT INTO setAside (player, slot, round, seconds, savedAt, reason)
        SELECT player, slot, round || ?, seconds, savedAt, ? FROM saves
        WHERE player = ? AND slot = ?
        """, [moves, String(describing: problem), player.rawValue, slot])
      try remove(slot, of: player, in: transaction)
    }
    return Term("storage-set-aside", ["slot": .text(slot), "reason": .term(problem.reason)])
  }
}

/// What opening a slot brought.
struct OpenedRound {
  /// The round to go on with; nil where the slot is empty.
  let round: StoredRound?
  /// Why a round was set aside; nil as a rule.
  let notice: Term?
}
