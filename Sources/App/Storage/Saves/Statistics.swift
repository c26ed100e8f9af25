// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import GRDB

extension SaveDatabase {
  /// Every game, difficulty and kind of deals there are results of, in alphabetical order.
  func tallies(of player: PlayerID) throws(StorageProblem) -> [Tally] {
    try read { database in
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT game, difficulty, outcome, seconds, moves, score, winnable, dealKind FROM results
          WHERE player = ? ORDER BY game, difficulty, dealKind DESC, id
          """, arguments: [player.rawValue])
      var tallies: [Tally] = []
      while let row = try rows.next() {
        let tally = Tally(
          game: row["game"], difficulty: Difficulty(rawValue: row["difficulty"]),
          dealKind: dealKind(of: row))
        if tallies.last?.isOfSameKind(as: tally) != true { tallies.append(tally) }
        tallies[tallies.count - 1].statistics.count(
          ending(of: row), seconds: row["seconds"], moves: row["moves"], score: row["score"],
          couldBeWon: row["winnable"])
      }
      return tallies
    }
  }

  /// The round that ended last, of those the filter lets through.
  func lastFinished(
    _ filter: ResultFilter, of player: PlayerID
  ) throws(StorageProblem) -> RoundResult? {
    let number = filter.dealNumber.map(Int64.init(bitPattern:))
    return try read { database in
      try Row.fetchOne(
        database,
        sql: """
          SELECT * FROM results WHERE player = ? AND game = ifnull(?, game) AND (? OR outcome <> ?)
          AND difficulty = ifnull(?, difficulty) AND (? IS NULL OR dealNumber = ?)
          ORDER BY id DESC LIMIT 1
          """,
        arguments: [
          player.rawValue, filter.game, filter.countsGivenUp,
          RoundResult.Ending.abandoned.rawValue, filter.difficulty, number, number,
        ]
      ).map { row in
        let dealNumber: Int64? = row["dealNumber"]
        return RoundResult(
          game: row["game"], difficulty: row["difficulty"], ending: ending(of: row),
          seconds: row["seconds"], moves: row["moves"], mistakes: row["mistakes"],
          score: row["score"], seed: UInt64(bitPattern: row["seed"] as Int64),
          dealNumber: dealNumber.map(UInt64.init(bitPattern:)),
          ingredients: try ingredients(of: row["ingredients"]), dealKind: dealKind(of: row))
      }
    }
  }

  private func dealKind(of row: Row) -> DealKind { DealKind(rawValue: row["dealKind"]) ?? .any }

  private func ending(of row: Row) -> RoundResult.Ending {
    RoundResult.Ending(rawValue: row["outcome"]) ?? .lost
  }
}
