// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning

/// Classes, their pupils, and what those have answered in them. After its last day a class is as if it
/// had never been.
public protocol ClassBook: Sendable {
  /// - Parameter most: how many classes a player may have.
  /// - Returns: nil where the player has so many.
  func makeClass(
    _ plan: ClassPlan, by player: PlayerID, most: Int, on day: Day
  ) async throws(StorageProblem) -> SchoolClass?

  /// Those that a player teaches or learns in, the first to end first.
  func classes(of player: PlayerID, on day: Day) async throws(StorageProblem) -> [SchoolClass]

  /// What a code leads to, as a player sees it; nil where it is no class, or not any more.
  func schoolClass(
    _ code: JoinCode, as player: PlayerID, on day: Day
  ) async throws(StorageProblem) -> SchoolClass?

  /// Has a player learn in a class.
  ///
  /// - Parameters:
  ///   - name: empty for none.
  ///   - most: how many pupils a class may have.
  /// - Returns: the class; nil where it has so many, or is not there.
  func joinClass(
    _ code: JoinCode, as player: PlayerID, called name: String, most: Int, on day: Day
  ) async throws(StorageProblem) -> SchoolClass?

  /// Deletes a class of the player's own with everything in it; has a pupil leave, with all that is
  /// kept of them there.
  func leaveClass(_ code: JoinCode, _ player: PlayerID) async throws(StorageProblem)

  /// Has a pupil of the teacher's leave, by their number.
  func removePupil(
    _ number: Int, from code: JoinCode, by teacher: PlayerID
  ) async throws(StorageProblem)

  /// Nil for who is not its teacher, and after its last day.
  func report(
    on code: JoinCode, for teacher: PlayerID, on day: Day
  ) async throws(StorageProblem) -> ClassReport?
}

extension SQLPlayerStore: ClassBook {
  public func makeClass(
    _ plan: ClassPlan, by player: PlayerID, most: Int, on day: Day
  ) async throws(StorageProblem) -> SchoolClass? {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.makeClass(plan, by: player, most: most, on: day)
    }
  }

  public func classes(
    of player: PlayerID, on day: Day
  ) async throws(StorageProblem) -> [SchoolClass] {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.read { try database.classes(of: player, on: day, in: $0) }
    }
  }

  public func schoolClass(
    _ code: JoinCode, as player: PlayerID, on day: Day
  ) async throws(StorageProblem) -> SchoolClass? {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.read { try database.schoolClass(code, as: player, on: day, in: $0) }
    }
  }

  public func joinClass(
    _ code: JoinCode, as player: PlayerID, called name: String, most: Int, on day: Day
  ) async throws(StorageProblem) -> SchoolClass? {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.joinClass(code, as: player, called: name, most: most, on: day)
    }
  }

  public func leaveClass(
    _ code: JoinCode, _ player: PlayerID
  ) async throws(StorageProblem) {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.connection.write { transaction in
        for table in ["pupils", "classes"] {
          try transaction.execute(
            "DELETE FROM \(table) WHERE code = ? AND player = ?", [code.rawValue, player.rawValue])
        }
      }
    }
  }

  public func removePupil(
    _ number: Int, from code: JoinCode, by teacher: PlayerID
  ) async throws(StorageProblem) {
    try await perform(for: teacher) { database, _ throws(StorageProblem) in
      try database.connection.write {
        try $0.execute(
          """
          DELETE FROM pupils WHERE code = ? AND number = ?
            AND code IN (SELECT code FROM classes WHERE player = ?)
          """, [code.rawValue, number, teacher.rawValue])
      }
    }
  }

  public func report(
    on code: JoinCode, for teacher: PlayerID, on day: Day
  ) async throws(StorageProblem) -> ClassReport? {
    try await perform(for: teacher) { database, _ throws(StorageProblem) in
      try database.read { try database.report(on: code, for: teacher, on: day, in: $0) }
    }
  }
}
