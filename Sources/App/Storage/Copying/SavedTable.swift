// SPDX-License-Identifier: GPL-3.0-or-later

/// A table of what players keep, after those that its rows refer to.
enum SavedTable: String, CaseIterable {
  case saves, moves, setAside, results, flags, recollections, answerLog, documents, playerKeys
  case links, linkPlays, linkNews, classes, pupils, classAnswers

  /// But for the player, and for numbers that a database gives out itself.
  private var columns: String {
    switch self {
    case .saves: "slot, round, seconds, savedAt"
    case .moves: "slot, number, move, fingerprint"
    case .setAside: "slot, round, seconds, savedAt, reason"
    case .results:
      """
      game, difficulty, outcome, seconds, moves, mistakes, score, seed, dealNumber, ingredients, \
      dealKind, winnable, finishedAt, hints, proven
      """
    case .flags: "name, value"
    case .recollections: "entity, kind, stability, difficulty, asked, due, \"right\", wrong"
    case .answerLog: "day, entity, kind, \"right\", wrong, due"
    case .documents: "name, content"
    case .playerKeys: "kind, digest"
    case .links: "code, deal, game, difficulty, ends"
    case .linkPlays: "code, number, outcome, moves, seconds, hints, score"
    case .linkNews: "code, number"
    case .classes: "code, title, subject, quiz, rounds, ends"
    case .pupils: "code, number, name"
    case .classAnswers: "code, entity, kind, \"right\", wrong, known, day"
    }
  }

  /// Rows whose order counts have a number by which they come.
  private var order: String {
    switch self {
    case .results, .setAside: " ORDER BY id"
    default: ""
    }
  }

  func rows(
    of player: PlayerID, in transaction: any SQLTransaction
  ) throws -> [SQLRow] {
    try transaction.rows(
      "SELECT \(columns) FROM \(rawValue) WHERE player = ?\(order)", [player.rawValue])
  }

  /// - Returns: how many rows.
  func copy(
    _ player: PlayerID, from source: any SQLTransaction, to target: any SQLTransaction
  ) throws -> Int {
    let rows = try rows(of: player, in: source)
    let places = columns.split(separator: ",").map { _ in ", ?" }.joined()
    for row in rows {
      try target.execute(
        "INSERT INTO \(rawValue) (player, \(columns)) VALUES (?\(places))",
        [player.rawValue] + row.values)
    }
    return rows.count
  }

  func empty(of player: PlayerID, in transaction: any SQLTransaction) throws {
    try transaction.execute("DELETE FROM \(rawValue) WHERE player = ?", [player.rawValue])
  }

  func isEmpty(of player: PlayerID, in transaction: any SQLTransaction) throws -> Bool {
    try transaction.rows(
      "SELECT 1 FROM \(rawValue) WHERE player = ? LIMIT 1", [player.rawValue]
    ).isEmpty
  }
}
