// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB

/// Rounds are saved in slots, one a slot, by the session that has the player's lease.
extension SaveDatabase {
  /// The round of a slot, to go on with.
  ///
  /// A round that cannot be read or does not replay is set aside, kept but not offered again.
  func openRound(in slot: String, under lease: Lease) throws(StorageProblem) -> OpenedRound {
    let text = try read { database in
      try requireLease(.exclusive(lease), in: database)
      return try storedText(of: slot, lease.player, in: database)
    }
    guard let text else { return OpenedRound(round: nil, notice: nil) }
    do {
      return OpenedRound(round: try text.replay(games: games), notice: nil)
    } catch {
      return OpenedRound(round: nil, notice: try setAside(slot, under: lease, because: error))
    }
  }

  func save(
    _ match: Match, seconds: Int, in slot: String, by access: WriteAccess, now: Date
  ) throws(StorageProblem) {
    try write { database in
      try requireLease(access, in: database)
      try store(match, seconds: seconds, in: slot, of: access.player, now: now, database)
    }
  }

  func clear(_ slot: String, by access: WriteAccess) throws(StorageProblem) {
    try write { database in
      try requireLease(access, in: database)
      try remove(slot, of: access.player, in: database)
    }
  }

  /// The slots with a round in them, the latest saved first.
  func saves(of player: PlayerID) throws(StorageProblem) -> [SaveSummary] {
    try read { database in
      let isOpenElsewhere = try isOpenElsewhere(player, in: database)
      return try Row.fetchAll(
        database,
        sql:
          "SELECT slot, seconds, savedAt FROM saves WHERE player = ? ORDER BY savedAt DESC, slot",
        arguments: [player.rawValue]
      ).map { row in
        SaveSummary(
          slot: row["slot"], seconds: row["seconds"],
          savedAt: Date(timeIntervalSince1970: row["savedAt"]), isOpenElsewhere: isOpenElsewhere)
      }
    }
  }

  /// The round of a slot as it was saved last, whoever plays it; nil where none can be read.
  func round(
    in slot: String, of player: PlayerID
  ) throws(StorageProblem) -> StoredRound? {
    let text = try read { database in try storedText(of: slot, player, in: database) }
    do { return try text?.replay(games: games) } catch { return nil }
  }

  func remove(_ slot: String, of player: PlayerID, in database: Database) throws {
    try database.execute(
      sql: "DELETE FROM saves WHERE player = ? AND slot = ?", arguments: [player.rawValue, slot])
  }

  private func setAside(
    _ slot: String, under lease: Lease, because problem: RoundProblem
  ) throws(StorageProblem) -> Term {
    let player = lease.player
    try write { database in
      try requireLease(.exclusive(lease), in: database)
      try database.execute(
        sql: """
          INSERT INTO setAside (player, slot, round, seconds, savedAt, reason)
          SELECT player, slot, round || coalesce((
              SELECT char(10) || group_concat(move, char(10)) FROM moves
              WHERE moves.player = saves.player AND moves.slot = saves.slot
            ), ''), seconds, savedAt, ?
          FROM saves WHERE player = ? AND slot = ?
          """, arguments: [String(describing: problem), player.rawValue, slot])
      try remove(slot, of: player, in: database)
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
