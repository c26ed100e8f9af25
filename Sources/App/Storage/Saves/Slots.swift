// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB

/// Rounds are saved in slots, one a slot. A copy of the game writes to a slot only while it holds
/// it, and holds it until it ends; so two copies cannot overwrite each other's rounds.
extension SaveDatabase {
  /// Takes a slot for this copy, with the round in it.
  ///
  /// A round that cannot be read or does not replay is set aside, kept but not offered again.
  ///
  /// - Throws: ``StorageProblem/openElsewhere(slot:)`` where another running copy holds the slot.
  public func claim(_ slot: String) throws(StorageProblem) -> Claim {
    let text = try write { database in
      if let holder = try holder(of: slot, in: database), isOther(holder) {
        throw StorageProblem.openElsewhere(slot: slot)
      }
      try database.execute(
        sql: "INSERT OR REPLACE INTO claims (slot, session, process, started) VALUES (?, ?, ?, ?)",
        arguments: [slot, session.id, session.process, session.started])
      return try storedText(of: slot, in: database)
    }
    guard let text else { return Claim(round: nil, notice: nil) }
    do {
      let match = try RoundText.replay(text.decode(games: games))
      return Claim(round: StoredRound(match: match, seconds: text.seconds), notice: nil)
    } catch {
      return Claim(round: nil, notice: try setAside(slot, because: error))
    }
  }

  /// Saves the round of a slot that this copy holds.
  public func save(
    _ match: Match, seconds: Int, in slot: String, now: Date = Date()
  ) throws(StorageProblem) {
    try write { database in
      try requireHold(on: slot, in: database)
      try store(match, seconds: seconds, in: slot, now: now, database)
    }
  }

  /// Empties a slot that this copy holds.
  public func clear(_ slot: String) throws(StorageProblem) {
    try write { database in
      try requireHold(on: slot, in: database)
      try database.execute(sql: "DELETE FROM saves WHERE slot = ?", arguments: [slot])
    }
  }

  /// The slots with a round in them, the latest saved first.
  public func saves() throws(StorageProblem) -> [SaveSummary] {
    try read { database in
      try Row.fetchAll(
        database, sql: "SELECT slot, seconds, savedAt FROM saves ORDER BY savedAt DESC, slot"
      ).map { row in
        SaveSummary(
          slot: row["slot"], seconds: row["seconds"],
          savedAt: Date(timeIntervalSince1970: row["savedAt"]),
          isOpenElsewhere: try holder(of: row["slot"], in: database).map(isOther) ?? false)
      }
    }
  }

  /// The round of a slot as it was saved last, whichever copy holds it; nil where none can be read.
  public func round(in slot: String) throws(StorageProblem) -> StoredRound? {
    let text = try read { database in try storedText(of: slot, in: database) }
    guard let text else { return nil }
    do {
      return StoredRound(
        match: try RoundText.replay(text.decode(games: games)), seconds: text.seconds)
    } catch {
      return nil
    }
  }

  private func setAside(_ slot: String, because problem: RoundProblem) throws(StorageProblem)
    -> Term
  {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO setAside (slot, round, seconds, savedAt, reason)
          SELECT slot, round || coalesce((
              SELECT char(10) || group_concat(move, char(10))
              FROM moves WHERE moves.slot = saves.slot
            ), ''), seconds, savedAt, ?
          FROM saves WHERE slot = ?
          """, arguments: [String(describing: problem), slot])
      try database.execute(sql: "DELETE FROM saves WHERE slot = ?", arguments: [slot])
    }
    return Term("storage-set-aside", ["slot": .text(slot), "reason": .term(problem.reason)])
  }
}

extension SaveDatabase {
  /// Whether this copy holds a slot.
  func isHeld(_ slot: String, in database: Database) throws -> Bool {
    try holder(of: slot, in: database)?.id == session.id
  }

  func requireHold(on slot: String, in database: Database) throws {
    guard try isHeld(slot, in: database) else { throw StorageProblem.notHeld(slot: slot) }
  }

  private func holder(of slot: String, in database: Database) throws -> SlotHolder? {
    try Row.fetchOne(
      database, sql: "SELECT session, process, started FROM claims WHERE slot = ?",
      arguments: [slot]
    ).map { SlotHolder(id: $0["session"], process: $0["process"], started: $0["started"]) }
  }

  private func isOther(_ holder: SlotHolder) -> Bool { holder.id != session.id && holder.isRunning }
}
