// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// A round lies in two tables: its moves a row each, and the rest as a save without moves. So
/// saving after a move costs the same however long the round is: only rows that are new are
/// written. Releases before the second kept the moves in the save itself; they are read before
/// the rows.
extension SaveDatabase {
  /// Writes a round over the one in its slot.
  func store(
    _ match: Match, seconds: Int, in slot: String, of player: PlayerID, now: Date,
    _ transaction: any SQLTransaction
  ) throws {
    let kept = try commonCount(of: match, with: slot, player, in: transaction)
    var round = match.saved(leavingOut: kept)
    let added = round.moves
    round.moves = []
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try transaction.execute(
      """
      INSERT INTO saves (player, slot, round, seconds, savedAt) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (player, slot) DO UPDATE SET
        round = excluded.round, seconds = excluded.seconds, savedAt = excluded.savedAt
      """,
      [
        player.rawValue, slot, String(decoding: try encoder.encode(round), as: UTF8.self), seconds,
        now.timeIntervalSince1970,
      ])
    try transaction.execute(
      "DELETE FROM moves WHERE player = ? AND slot = ? AND number > ?",
      [player.rawValue, slot, kept])
    for (number, move) in zip((kept + 1)..., added) {
      try transaction.execute(
        "INSERT INTO moves (player, slot, number, move, fingerprint) VALUES (?, ?, ?, ?, ?)",
        [
          player.rawValue, slot, number,
          String(decoding: try encoder.encode(move), as: UTF8.self),
          Int64(bitPattern: match.fingerprint(ofFirst: number)),
        ])
    }
  }

  /// How many moves a round and the rows of its slot have in common from the first on.
  private func commonCount(
    of match: Match, with slot: String, _ player: PlayerID, in transaction: any SQLTransaction
  ) throws -> Int {
    func isCommon(_ count: Int) throws -> Bool {
      let stored: Int64? = try transaction.value(
        "fingerprint",
        "SELECT fingerprint FROM moves WHERE player = ? AND slot = ? AND number = ?",
        [player.rawValue, slot, count])
      return stored == Int64(bitPattern: match.fingerprint(ofFirst: count))
    }
    let last: Int? = try transaction.value(
      "last", "SELECT max(number) AS last FROM moves WHERE player = ? AND slot = ?",
      [player.rawValue, slot])
    let longest = min(last ?? 0, match.savedCount)
    if try longest == 0 || isCommon(longest) { return longest }
    // Moves that were taken back have been replaced; up to some number all are the same.
    var (common, different) = (0, longest)
    while different - common > 1 {
      let middle = (common + different) / 2
      if try isCommon(middle) { common = middle } else { different = middle }
    }
    return common
  }

  func storedText(
    of slot: String, _ player: PlayerID, in transaction: any SQLTransaction
  ) throws -> StoredText? {
    let found = try transaction.rows(
      "SELECT round, seconds FROM saves WHERE player = ? AND slot = ?", [player.rawValue, slot])
    guard let row = found.first else { return nil }
    let moves: [String] = try transaction.rows(
      "SELECT move FROM moves WHERE player = ? AND slot = ? ORDER BY number",
      [player.rawValue, slot]
    ).map { try $0.value("move") }
    return StoredText(
      round: try row.value("round"), moves: moves, seconds: try row.value("seconds"))
  }
}

/// A round as its rows hold it.
struct StoredText {
  let round: Data
  let moves: [String]
  let seconds: Int

  func decode(games: GameTypes) throws(RoundProblem) -> SavedMatch {
    guard StoredRound.times.contains(seconds) else { throw .wrong(field: "seconds") }
    guard moves.reduce(round.count, { $0 + $1.utf8.count }) <= RoundFile.largest else {
      throw .wrong(field: "moves")
    }
    var match = try RoundText.decode(SavedMatch.self, from: round, games: games)
    let text = Data("[\(moves.joined(separator: ","))]".utf8)
    match.moves += try RoundText.decode([Move].self, from: text, games: games)
    return match
  }

  func replay(games: GameTypes) throws(RoundProblem) -> StoredRound {
    StoredRound(match: try RoundText.replay(decode(games: games)), seconds: seconds)
  }
}
