// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB

extension SaveDatabase {
  /// Keeps a result and, in the same step, empties the slot of the round, so that a round counts
  /// once wherever the program is stopped. A slot that this copy does not hold is left alone.
  public func record(
    _ result: RoundResult, clearing slot: String? = nil, now: Date = Date()
  ) throws(StorageProblem) {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO results (game, difficulty, outcome, seconds, moves, mistakes, score, seed,
            dealNumber, ingredients, finishedAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          result.game, result.difficulty, result.ending.rawValue, result.seconds, result.moves,
          result.mistakes, result.score, Int64(bitPattern: result.seed),
          result.dealNumber.map(Int64.init(bitPattern:)),
          String(decoding: try JSONEncoder().encode(result.ingredients), as: UTF8.self),
          now.timeIntervalSince1970,
        ])
      guard let slot, try isHeld(slot, in: database) else { return }
      try database.execute(sql: "DELETE FROM saves WHERE slot = ?", arguments: [slot])
    }
  }

  /// The number of the result that was recorded last of the deal that a result is of; nil where there
  /// is none.
  public func latestResult(of deal: RoundResult) throws(StorageProblem) -> Int64? {
    try read { database in
      try Int64.fetchOne(
        database,
        sql: "SELECT max(id) FROM results WHERE game = ? AND difficulty = ? AND seed = ?",
        arguments: [deal.game, deal.difficulty, Int64(bitPattern: deal.seed)])
    }
  }

  /// Keeps with a result whether its deal could be won.
  public func judge(_ result: Int64, isWinnable: Bool) throws(StorageProblem) {
    try write { database in
      try database.execute(
        sql: "UPDATE results SET winnable = ? WHERE id = ?", arguments: [isWinnable, result])
    }
  }

  /// What the last rounds of a game were made of, the latest round first.
  public func recentIngredients(
    of game: String, rounds: Int
  ) throws(StorageProblem) -> [[String]] {
    try read { database in
      try Data.fetchAll(
        database, sql: "SELECT ingredients FROM results WHERE game = ? ORDER BY id DESC LIMIT ?",
        arguments: [game, rounds]
      ).map(ingredients(of:))
    }
  }

  func ingredients(of stored: Data) throws -> [String] {
    try JSONDecoder().decode([String].self, from: stored)
  }
}
