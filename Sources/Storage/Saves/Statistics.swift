// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import GRDB

/// The results of a game, or of one of its difficulties, taken together.
public struct Statistics: Hashable, Sendable {
  public internal(set) var won = 0
  /// With those that were abandoned.
  public internal(set) var lost = 0
  public internal(set) var abandoned = 0
  /// How many rounds were won one after the other, up to now and at best.
  public internal(set) var currentStreak = 0
  public internal(set) var bestStreak = 0
  /// In seconds, as the average is, and of rounds that were won.
  public internal(set) var bestTime: Int?
  public internal(set) var averageTime: Int?
  /// Of rounds that were won.
  public internal(set) var fewestMoves: Int?
  /// Of rounds that were played to their end.
  public internal(set) var bestScore: Int?

  public var played: Int { won + lost }
}

/// A game and a difficulty of which there are results.
public struct Discipline: Hashable, Sendable {
  public let game: String
  public let difficulty: String
}

extension SaveDatabase {
  /// - Parameter difficulty: nil for all difficulties together.
  public func statistics(
    of game: String, difficulty: String? = nil
  ) throws(StorageProblem) -> Statistics {
    try read { database in
      let rows = try Row.fetchAll(
        database,
        sql: """
          SELECT outcome, seconds, moves, score FROM results
          WHERE game = ? AND difficulty = ifnull(?, difficulty) ORDER BY id
          """, arguments: [game, difficulty])
      var statistics = Statistics()
      var time = 0
      for row in rows {
        let ending = RoundResult.Ending(rawValue: row["outcome"])
        statistics.count(ending, moves: row["moves"], seconds: row["seconds"], score: row["score"])
        if ending == .won { time += row["seconds"] as Int }
      }
      statistics.averageTime = statistics.won == 0 ? nil : time / statistics.won
      return statistics
    }
  }

  /// Everything there are results of, in alphabetical order.
  public func disciplines() throws(StorageProblem) -> [Discipline] {
    try read { database in
      try Row.fetchAll(
        database, sql: "SELECT DISTINCT game, difficulty FROM results ORDER BY game, difficulty"
      ).map { Discipline(game: $0["game"], difficulty: $0["difficulty"]) }
    }
  }
}

extension Statistics {
  fileprivate mutating func count(
    _ ending: RoundResult.Ending?, moves: Int, seconds: Int, score: Int?
  ) {
    if ending == .won {
      won += 1
      currentStreak += 1
      bestStreak = max(bestStreak, currentStreak)
      bestTime = min(bestTime ?? seconds, seconds)
      fewestMoves = min(fewestMoves ?? moves, moves)
    } else {
      lost += 1
      currentStreak = 0
      if ending == .abandoned { abandoned += 1 }
    }
    if ending != .abandoned, let score { bestScore = max(bestScore ?? score, score) }
  }
}
