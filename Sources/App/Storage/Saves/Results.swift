// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

extension SaveDatabase {
  /// - Parameter match: the round played again, where that bears the result out; nil where nothing does.
  /// - Returns: others, who are to be told of it.
  @discardableResult
  func record(
    _ result: RoundResult, clearing slot: String?, provenBy match: Match? = nil,
    by access: WriteAccess, now: Date
  ) throws(StorageProblem) -> [PlayerID] {
    try write(by: access) { transaction in
      try transaction.execute(
        """
        INSERT INTO results (player, game, difficulty, outcome, seconds, moves, mistakes, score,
          seed, dealNumber, ingredients, dealKind, finishedAt, hints, proven)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          access.player.rawValue, result.game, result.difficulty, result.ending.rawValue,
          result.seconds, result.moves, result.mistakes, result.score,
          Int64(bitPattern: result.seed), result.dealNumber.map(Int64.init(bitPattern:)),
          String(decoding: try JSONEncoder().encode(result.ingredients), as: UTF8.self),
          result.dealKind.rawValue, now.timeIntervalSince1970, result.hints, match != nil,
        ])
      let others = try match.map { match in
        try settleClass(by: match, of: access.player, now: now, in: transaction)
        return try settleLinks(by: result, match, of: access.player, now: now, in: transaction)
      }
      guard let slot, case .exclusive = access else { return others ?? [] }
      try remove(slot, of: access.player, in: transaction)
      return others ?? []
    }
  }

  /// The number of the result that was recorded last of the deal that a result is of; nil where there
  /// is none.
  func latestResult(
    of deal: RoundResult, _ player: PlayerID
  ) throws(StorageProblem) -> Int64? {
    try read { transaction in
      try transaction.value(
        "last",
        """
        SELECT max(id) AS last FROM results
        WHERE player = ? AND game = ? AND difficulty = ? AND seed = ?
        """, [player.rawValue, deal.game, deal.difficulty, Int64(bitPattern: deal.seed)])
    }
  }

  /// Keeps with a result whether its deal could be won.
  func judge(
    _ result: Int64, isWinnable: Bool, by access: WriteAccess
  ) throws(StorageProblem) {
    try write(by: access) { transaction in
      try transaction.execute(
        "UPDATE results SET winnable = ? WHERE id = ? AND player = ?",
        [isWinnable, result, access.player.rawValue])
    }
  }

  /// When rounds ended, whichever way.
  func finishTimes(of player: PlayerID) throws(StorageProblem) -> [Date] {
    try read { transaction in
      try transaction.rows("SELECT finishedAt FROM results WHERE player = ?", [player.rawValue])
        .map { Date(timeIntervalSince1970: try $0.value("finishedAt")) }
    }
  }

  /// What the last rounds of a game were made of, the latest round first.
  func recentIngredients(
    of game: String, rounds: Int, _ player: PlayerID
  ) throws(StorageProblem) -> [[String]] {
    try read { transaction in
      try transaction.rows(
        "SELECT ingredients FROM results WHERE player = ? AND game = ? ORDER BY id DESC LIMIT ?",
        [player.rawValue, game, rounds]
      ).map(ingredients(of:))
    }
  }

  func ingredients(of row: SQLRow) throws -> [String] {
    try JSONDecoder().decode([String].self, from: row.value("ingredients"))
  }
}
