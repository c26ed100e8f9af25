// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB

extension SaveDatabase {
  func record(
    _ result: RoundResult, clearing slot: String?, by access: WriteAccess, now: Date
  ) throws(StorageProblem) {
    try write { database in
      try require(access, in: database)
      try database.execute(
        sql: """
          INSERT INTO results (player, game, difficulty, outcome, seconds, moves, mistakes, score,
            seed, dealNumber, ingredients, dealKind, finishedAt)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          access.player.rawValue, result.game, result.difficulty, result.ending.rawValue,
          result.seconds, result.moves,
          result.mistakes, result.score, Int64(bitPattern: result.seed),
          result.dealNumber.map(Int64.init(bitPattern:)),
          String(decoding: try JSONEncoder().encode(result.ingredients), as: UTF8.self),
          result.dealKind.rawValue, now.timeIntervalSince1970,
        ])
      guard let slot, case .exclusive = access else { return }
      try remove(slot, of: access.player, in: database)
    }
  }

  /// The number of the result that was recorded last of the deal that a result is of; nil where there
  /// is none.
  func latestResult(
    of deal: RoundResult, _ player: PlayerID
  ) throws(StorageProblem) -> Int64? {
    try read { database in
      try Int64.fetchOne(
        database,
        sql: """
          SELECT max(id) FROM results WHERE player = ? AND game = ? AND difficulty = ? AND seed = ?
          """,
        arguments: [player.rawValue, deal.game, deal.difficulty, Int64(bitPattern: deal.seed)])
    }
  }

  /// Keeps with a result whether its deal could be won.
  func judge(
    _ result: Int64, isWinnable: Bool, by access: WriteAccess
  ) throws(StorageProblem) {
    try write { database in
      try require(access, in: database)
      try database.execute(
        sql: "UPDATE results SET winnable = ? WHERE id = ? AND player = ?",
        arguments: [isWinnable, result, access.player.rawValue])
    }
  }

  /// When rounds ended, whichever way.
  func finishTimes(of player: PlayerID) throws(StorageProblem) -> [Date] {
    try read { database in
      try Double.fetchAll(
        database, sql: "SELECT finishedAt FROM results WHERE player = ?",
        arguments: [player.rawValue]
      ).map(Date.init(timeIntervalSince1970:))
    }
  }

  /// What the last rounds of a game were made of, the latest round first.
  func recentIngredients(
    of game: String, rounds: Int, _ player: PlayerID
  ) throws(StorageProblem) -> [[String]] {
    try read { database in
      try Data.fetchAll(
        database,
        sql: """
          SELECT ingredients FROM results WHERE player = ? AND game = ? ORDER BY id DESC LIMIT ?
          """, arguments: [player.rawValue, game, rounds]
      ).map(ingredients(of:))
    }
  }

  func ingredients(of stored: Data) throws -> [String] {
    try JSONDecoder().decode([String].self, from: stored)
  }
}
