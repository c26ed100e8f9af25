// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Links and who takes part in them. Whoever does has a number there, and nothing else tells who it is.
extension SaveDatabase {
  func makeLink(
    to deal: Deal, by player: PlayerID, most: Int, ends: Date
  ) throws(StorageProblem) -> DealLink? {
    let code = JoinCode()
    let game = type(of: deal.game).id
    return try connection.write { transaction in
      try transaction.lock(player)
      let count: Int? = try transaction.value(
        "count", "SELECT count(*) AS count FROM links WHERE player = ?", [player.rawValue])
      guard count ?? 0 < most else { return nil }
      try transaction.execute(
        """
        INSERT INTO links (code, player, deal, game, difficulty, ends) VALUES (?, ?, ?, ?, ?, ?)
        """,
        [
          code.rawValue, player.rawValue, try text(of: deal), game,
          deal.game.difficulty.rawValue, ends.timeIntervalSince1970,
        ])
      try transaction.execute(
        "INSERT INTO linkPlays (player, code, number) VALUES (?, ?, 0)",
        [player.rawValue, code.rawValue])
      if let play = try lastPlay(of: deal, player, in: transaction) {
        try set(play, of: player, code.rawValue, in: transaction)
        return DealLink(code, deal, isOwn: true, own: play)
      }
      return DealLink(code, deal, isOwn: true)
    }
  }

  func openLink(
    _ code: JoinCode, as player: PlayerID, most: Int, now: Date
  ) throws(StorageProblem) -> DealLink? {
    try connection.write { transaction in
      let owner: String? = try transaction.value(
        "player", "SELECT player FROM links WHERE code = ? AND ends > ?",
        [code.rawValue, now.timeIntervalSince1970])
      guard let owner else { return nil }
      // Two that come at the same time have two numbers.
      try transaction.lock(PlayerID(rawValue: owner))
      let seats = try transaction.rows(
        "SELECT player, number FROM linkPlays WHERE code = ?", [code.rawValue])
      let isIn = try seats.contains { try $0.value("player") == player.rawValue }
      if !isIn {
        guard seats.count < most else { return nil }
        let last = try seats.map { try $0.value("number") as Int }.max() ?? 0
        try transaction.execute(
          "INSERT INTO linkPlays (player, code, number) VALUES (?, ?, ?)",
          [player.rawValue, code.rawValue, last + 1])
      }
      return try links(of: player, now: now, only: code, in: transaction).first
    }
  }

  func links(
    of player: PlayerID, now: Date, only code: JoinCode? = nil,
    in transaction: any SQLTransaction
  ) throws -> [DealLink] {
    try transaction.rows(
      """
      SELECT links.code, links.player, deal FROM links
      JOIN linkPlays ON linkPlays.code = links.code
      WHERE linkPlays.player = ? AND ends > ? ORDER BY ends, links.code
      """, [player.rawValue, now.timeIntervalSince1970]
    ).compactMap { row in
      let (name, owner): (String, String) = (try row.value("code"), try row.value("player"))
      // A deal that this release does not know any more cannot be played.
      guard code == nil || code?.rawValue == name, let code = JoinCode(rawValue: name),
        let deal = try deal(of: row)
      else { return nil }
      let plays = try plays(of: code, in: transaction)
      let others = plays.filter { $0.player != player.rawValue }
      return DealLink(
        code, deal, isOwn: owner == player.rawValue,
        own: plays.first { $0.player == player.rawValue }?.play,
        others: others.compactMap(\.play), playing: others.count { $0.play == nil && $0.number > 0 }
      )
    }
  }

  private typealias Seat = (player: String, number: Int, play: DealPlay?)

  /// In the order in which they came.
  private func plays(
    of code: JoinCode, in transaction: any SQLTransaction
  ) throws -> [Seat] {
    try transaction.rows(
      """
      SELECT player, number, outcome, moves, seconds, hints, score FROM linkPlays
      WHERE code = ? ORDER BY number
      """, [code.rawValue]
    ).map { row in
      let outcome: String? = row.optional("outcome")
      return (
        try row.value("player"), try row.value("number"),
        outcome == nil ? nil : try play(of: row)
      )
    }
  }

  func news(
    of player: PlayerID, now: Date, in transaction: any SQLTransaction
  ) throws -> [DealNews] {
    try transaction.rows(
      """
      SELECT linkNews.code, linkNews.number, game, difficulty FROM linkNews
      JOIN links ON links.code = linkNews.code
      WHERE linkNews.player = ? AND ends > ? ORDER BY linkNews.code, linkNews.number
      """, [player.rawValue, now.timeIntervalSince1970]
    ).compactMap { row in
      guard let code = JoinCode(rawValue: try row.value("code")) else { return nil }
      let number: Int = try row.value("number")
      let plays = try plays(of: code, in: transaction)
      guard let theirs = plays.first(where: { $0.number == number })?.play else { return nil }
      return DealNews(
        code, other: number, game: try row.value("game"),
        difficulty: Difficulty(rawValue: try row.value("difficulty")), theirs: theirs,
        own: plays.first { $0.player == player.rawValue }?.play)
    }
  }

  /// Takes a proven result for each link that the player has not done with whose deal it is.
  ///
  /// - Returns: the others who take part in them, who are to be told.
  func settleLinks(
    by result: RoundResult, _ match: Match, of player: PlayerID, now: Date,
    in transaction: any SQLTransaction
  ) throws -> [PlayerID] {
    let open = try transaction.rows(
      """
      SELECT links.code, number, deal FROM linkPlays JOIN links ON links.code = linkPlays.code
      WHERE linkPlays.player = ? AND outcome IS NULL AND game = ? AND difficulty = ? AND ends > ?
      """,
      [player.rawValue, result.game, result.difficulty, now.timeIntervalSince1970])
    let played = Deal(match.game, seed: match.seed)
    var others: [PlayerID] = []
    for row in open {
      guard let deal = try deal(of: row), Deal(deal.game, seed: deal.seed) == played else {
        continue
      }
      let code: String = try row.value("code")
      try set(DealPlay(result), of: player, code, in: transaction)
      let number: Int = try row.value("number")
      for other in try transaction.rows(
        "SELECT player FROM linkPlays WHERE code = ? AND player <> ?", [code, player.rawValue])
      {
        let name: String = try other.value("player")
        try transaction.execute(
          "INSERT INTO linkNews (player, code, number) VALUES (?, ?, ?)", [name, code, number])
        others.append(PlayerID(rawValue: name))
      }
    }
    return others
  }

  private func set(
    _ play: DealPlay, of player: PlayerID, _ code: String, in transaction: any SQLTransaction
  ) throws {
    try transaction.execute(
      """
      UPDATE linkPlays SET outcome = ?, moves = ?, seconds = ?, hints = ?, score = ?
      WHERE player = ? AND code = ?
      """,
      [
        play.ending.rawValue, play.moves, play.seconds, play.hints, play.score, player.rawValue,
        code,
      ])
  }

  /// What the player has made of a deal last, proven.
  private func lastPlay(
    of deal: Deal, _ player: PlayerID, in transaction: any SQLTransaction
  ) throws -> DealPlay? {
    let match = Match(deal.game, seed: deal.seed)
    let made = RoundResult(of: match, .lost, seconds: 0)
    return try transaction.rows(
      """
      SELECT outcome, moves, seconds, hints, score, ingredients, dealNumber FROM results
      WHERE player = ? AND game = ? AND difficulty = ? AND seed = ? AND proven
      ORDER BY id DESC LIMIT 1
      """,
      [player.rawValue, made.game, made.difficulty, Int64(bitPattern: deal.seed)]
    ).first.flatMap { row in
      let number: Int64? = row.optional("dealNumber")
      guard try ingredients(of: row) == made.ingredients,
        number.map(UInt64.init(bitPattern:)) == made.dealNumber
      else { return nil }
      return try play(of: row)
    }
  }

  private func text(of deal: Deal) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let plain = Deal(deal.game, seed: deal.seed, kind: deal.kind)
    return String(decoding: try encoder.encode(plain), as: UTF8.self)
  }

  private func deal(of row: SQLRow) throws -> Deal? {
    let text: Data = try row.value("deal")
    do { return try RoundText.decode(Deal.self, from: text, games: games) } catch { return nil }
  }
}
