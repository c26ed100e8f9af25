// SPDX-License-Identifier: GPL-3.0-or-later

import Learning

/// What the player remembers of the world.
extension SaveDatabase {
  private static let memoryColumns = """
    entity, kind, stability, difficulty, asked, due, "right", wrong
    """

  /// Everything that was ever asked. A row that no answer can have left is passed over, as if its
  /// question had never come up.
  func memoryStates(
    of player: PlayerID
  ) throws(StorageProblem) -> [LearningItem: MemoryState] {
    try read { transaction in
      let rows = try transaction.rows(
        "SELECT \(Self.memoryColumns) FROM recollections WHERE player = ?", [player.rawValue])
      let known = rows.compactMap { row in row.item.map { ($0, row.memoryState) } }
      return Dictionary(known.compactMap { item, known in known.map { (item, $0) } }) { one, _ in
        one
      }
    }
  }

  /// Keeps what an answer tells about the player's memory.
  func answered(
    _ item: LearningItem, isRight: Bool, on day: Day, by access: WriteAccess
  ) throws(StorageProblem) {
    try write(by: access) { transaction in
      let before = try transaction.rows(
        """
        SELECT \(Self.memoryColumns) FROM recollections
        WHERE player = ? AND entity = ? AND kind = ?
        """, [access.player.rawValue, item.entity, item.kind.rawValue]
      ).first?.memoryState
      let known = Scheduler().answered(isRight: isRight, on: day, after: before)
      try transaction.execute(
        """
        INSERT INTO recollections
          (player, entity, kind, stability, difficulty, asked, due, "right", wrong)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (player, entity, kind) DO UPDATE SET
            stability = excluded.stability, difficulty = excluded.difficulty,
            asked = excluded.asked, due = excluded.due, "right" = excluded."right",
            wrong = excluded.wrong
        """,
        [
          access.player.rawValue, item.entity, item.kind.rawValue, known.stability,
          known.difficulty, known.asked.number, known.due.number, known.right, known.wrong,
        ])
      try log(item, isRight: isRight, known, of: access.player, in: transaction)
    }
  }

  /// Everything that was answered, a row for each question and day.
  func answerLog(of player: PlayerID) throws(StorageProblem) -> [LoggedAnswers] {
    try read { transaction in
      try transaction.rows(
        """
        SELECT day, entity, kind, "right", wrong, due FROM answerLog
        WHERE player = ? ORDER BY day, entity, kind
        """, [player.rawValue]
      ).compactMap(\.loggedAnswers)
    }
  }

  private func log(
    _ item: LearningItem, isRight: Bool, _ known: MemoryState, of player: PlayerID,
    in transaction: any SQLTransaction
  ) throws {
    try transaction.execute(
      """
      INSERT INTO answerLog (player, day, entity, kind, "right", wrong, due)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (player, day, entity, kind) DO UPDATE SET
          "right" = answerLog."right" + excluded."right",
          wrong = answerLog.wrong + excluded.wrong, due = excluded.due
      """,
      [
        player.rawValue, known.asked.number, item.entity, item.kind.rawValue, isRight ? 1 : 0,
        isRight ? 0 : 1, known.due.number,
      ])
  }
}

extension SQLRow {
  fileprivate var item: LearningItem? {
    guard let entity: String = optional("entity"), let kind: String = optional("kind") else {
      return nil
    }
    return LearningItem.Kind(rawValue: kind).map { LearningItem(entity, $0) }
  }

  fileprivate var memoryState: MemoryState? {
    guard let stability: Double = optional("stability"),
      let difficulty: Double = optional("difficulty"), let asked: Int = optional("asked"),
      let due: Int = optional("due"), let right: Int = optional("right"),
      let wrong: Int = optional("wrong")
    else { return nil }
    return MemoryState(
      stability: stability, difficulty: difficulty, asked: Day(number: asked),
      due: Day(number: due), right: right, wrong: wrong)
  }

  fileprivate var loggedAnswers: LoggedAnswers? {
    guard let item, let day: Int = optional("day"), let right: Int = optional("right"),
      let wrong: Int = optional("wrong"), let due: Int = optional("due")
    else { return nil }
    return LoggedAnswers(
      item, on: Day(number: day), right: right, wrong: wrong, due: Day(number: due))
  }
}
