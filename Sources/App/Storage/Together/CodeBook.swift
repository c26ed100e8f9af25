// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning

/// Codes by which players meet.
public protocol CodeBook: Sendable {
  /// Whether a code leads anywhere.
  func isInForce(
    _ code: JoinCode, now: Date, today: Day
  ) async throws(StorageProblem) -> Bool

  /// Deletes what has ended, whoever made it or took part in it: links, and of classes everything.
  func deleteEnded(now: Date, today: Day) async throws(StorageProblem)
}

extension SQLPlayerStore: CodeBook {
  public func isInForce(
    _ code: JoinCode, now: Date, today: Day
  ) async throws(StorageProblem) -> Bool {
    try await engine.perform { connection throws(StorageProblem) in
      try connection.read { transaction in
        try !transaction.rows(
          """
          SELECT 1 FROM links WHERE code = ? AND ends > ?
          UNION ALL SELECT 1 FROM classes WHERE code = ? AND ends >= ?
          """,
          [code.rawValue, now.timeIntervalSince1970, code.rawValue, today.number]
        ).isEmpty
      }
    }
  }

  public func deleteEnded(now: Date, today: Day) async throws(StorageProblem) {
    try await engine.perform { connection throws(StorageProblem) in
      try connection.write { transaction in
        try transaction.execute(
          "DELETE FROM links WHERE ends <= ?", [now.timeIntervalSince1970])
        try transaction.execute("DELETE FROM classes WHERE ends < ?", [today.number])
      }
    }
  }
}
