// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What players of one store have made of the same deals.
public protocol DealBoards: Sendable {
  /// Of each player the first proven result of a deal counts.
  ///
  /// - Parameter player: whose own result and place are wanted.
  func board(
    of deal: NumberedDeal, for player: PlayerID
  ) async throws(StorageProblem) -> DealBoard
}

/// A deal that everybody gets by its number.
public struct NumberedDeal: Hashable, Sendable {
  public let game: String
  public let difficulty: Difficulty
  public let number: UInt64

  public init(game: String, difficulty: Difficulty, number: UInt64) {
    self.game = game
    self.difficulty = difficulty
    self.number = number
  }
}

extension SQLPlayerStore: DealBoards {
  public func board(
    of deal: NumberedDeal, for player: PlayerID
  ) async throws(StorageProblem) -> DealBoard {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.board(of: deal, for: player)
    }
  }
}

extension SaveDatabase {
  fileprivate func board(
    of deal: NumberedDeal, for player: PlayerID
  ) throws(StorageProblem) -> DealBoard {
    try read { transaction in
      let rows = try transaction.rows(
        """
        SELECT player, outcome, moves, seconds, hints, score FROM results
        WHERE game = ? AND difficulty = ? AND dealNumber = ? AND proven ORDER BY id
        """,
        [deal.game, deal.difficulty.rawValue, Int64(bitPattern: deal.number)])
      var first: [String: DealPlay] = [:]
      for row in rows {
        let name: String = try row.value("player")
        if first[name] == nil { first[name] = try play(of: row) }
      }
      return DealBoard(Array(first.values), own: first[player.rawValue])
    }
  }

  func play(of row: SQLRow) throws -> DealPlay {
    DealPlay(
      try ending(of: row), moves: try row.value("moves"), seconds: try row.value("seconds"),
      hints: row.optional("hints"), score: row.optional("score"))
  }
}
