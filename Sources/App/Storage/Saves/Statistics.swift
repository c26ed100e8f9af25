// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension SaveDatabase {
  /// Every game, difficulty and kind of deals there are results of, in alphabetical order.
  func tallies(of player: PlayerID) throws(StorageProblem) -> [Tally] {
    try read { transaction in
      let rows = try transaction.rows(
        """
        SELECT game, difficulty, outcome, seconds, moves, score, winnable, dealKind FROM results
        WHERE player = ? ORDER BY game, difficulty, dealKind DESC, id
        """, [player.rawValue])
      var tallies: [Tally] = []
      for row in rows {
        let tally = Tally(
          game: try row.value("game"),
          difficulty: Difficulty(rawValue: try row.value("difficulty")),
          dealKind: try dealKind(of: row))
        if tallies.last?.isOfSameKind(as: tally) != true { tallies.append(tally) }
        tallies[tallies.count - 1].statistics.count(
          try ending(of: row), seconds: try row.value("seconds"), moves: try row.value("moves"),
          score: row.optional("score"), couldBeWon: row.optional("winnable"))
      }
      return tallies
    }
  }

  /// The round that ended last, of those the filter lets through.
  func lastFinished(
    _ filter: ResultFilter, of player: PlayerID
  ) throws(StorageProblem) -> RoundResult? {
    var conditions: [(sql: String, argument: any SQLConvertible)] = [
      ("player = ?", player.rawValue)
    ]
    if let game = filter.game { conditions.append(("game = ?", game)) }
    if let difficulty = filter.difficulty { conditions.append(("difficulty = ?", difficulty)) }
    if let number = filter.dealNumber {
      conditions.append(("dealNumber = ?", Int64(bitPattern: number)))
    }
    if !filter.countsGivenUp {
      conditions.append(("outcome <> ?", RoundResult.Ending.abandoned.rawValue))
    }
    return try read { transaction in
      try transaction.rows(
        """
        SELECT game, difficulty, outcome, seconds, moves, mistakes, score, seed, dealNumber,
          ingredients, dealKind, hints
        FROM results WHERE \(conditions.map(\.sql).joined(separator: " AND "))
        ORDER BY id DESC LIMIT 1
        """, conditions.map(\.argument)
      ).first.map(result(of:))
    }
  }

  private func result(of row: SQLRow) throws -> RoundResult {
    let seed: Int64 = try row.value("seed")
    let dealNumber: Int64? = row.optional("dealNumber")
    return RoundResult(
      game: try row.value("game"), difficulty: try row.value("difficulty"),
      ending: try ending(of: row), seconds: try row.value("seconds"),
      moves: try row.value("moves"), mistakes: try row.value("mistakes"),
      score: row.optional("score"), seed: UInt64(bitPattern: seed),
      dealNumber: dealNumber.map(UInt64.init(bitPattern:)),
      ingredients: try ingredients(of: row), dealKind: try dealKind(of: row),
      hints: row.optional("hints"))
  }

  private func dealKind(of row: SQLRow) throws -> DealKind {
    DealKind(rawValue: try row.value("dealKind")) ?? .any
  }

  func ending(of row: SQLRow) throws -> RoundResult.Ending {
    RoundResult.Ending(rawValue: try row.value("outcome")) ?? .lost
  }
}
