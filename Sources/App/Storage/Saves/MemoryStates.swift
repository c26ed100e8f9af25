// SPDX-License-Identifier: GPL-3.0-or-later

import GRDB
import Learning

/// What the player remembers of the world.
extension SaveDatabase {
  /// Everything that was ever asked. A row that no answer can have left is passed over, as if its
  /// question had never come up.
  func memoryStates(
    of player: PlayerID
  ) throws(StorageProblem) -> [LearningItem: MemoryState] {
    try read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT * FROM recollections WHERE player = ?",
        arguments: [player.rawValue])
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
    try write { database in
      try require(access, in: database)
      let before = try Row.fetchOne(
        database,
        sql: "SELECT * FROM recollections WHERE player = ? AND entity = ? AND kind = ?",
        arguments: [access.player.rawValue, item.entity, item.kind.rawValue])?.memoryState
      let known = Scheduler().answered(isRight: isRight, on: day, after: before)
      try database.execute(
        sql: """
          INSERT OR REPLACE INTO recollections
            (player, entity, kind, stability, difficulty, asked, due, "right", wrong)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          access.player.rawValue, item.entity, item.kind.rawValue, known.stability,
          known.difficulty, known.asked.number, known.due.number, known.right, known.wrong,
        ])
      try log(item, isRight: isRight, known, of: access.player, in: database)
    }
  }

  /// Everything that was answered, a row for each question and day.
  func answerLog(of player: PlayerID) throws(StorageProblem) -> [LoggedAnswers] {
    try read { database in
      try Row.fetchAll(
        database, sql: "SELECT * FROM answerLog WHERE player = ? ORDER BY day, entity, kind",
        arguments: [player.rawValue]
      ).compactMap(\.loggedAnswers)
    }
  }

  private func log(
    _ item: LearningItem, isRight: Bool, _ known: MemoryState, of player: PlayerID,
    in database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT INTO answerLog (player, day, entity, kind, "right", wrong, due)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (player, day, entity, kind) DO UPDATE SET
            "right" = "right" + excluded."right", wrong = wrong + excluded.wrong, due = excluded.due
        """,
      arguments: [
        player.rawValue, known.asked.number, item.entity, item.kind.rawValue, isRight ? 1 : 0,
        isRight ? 0 : 1, known.due.number,
      ])
  }
}

extension Row {
  fileprivate var item: LearningItem? {
    guard let entity: String = value("entity"), let kind: String = value("kind") else { return nil }
    return LearningItem.Kind(rawValue: kind).map { LearningItem(entity, $0) }
  }

  fileprivate var memoryState: MemoryState? {
    guard let stability: Double = value("stability"), let difficulty: Double = value("difficulty"),
      let asked: Int = value("asked"), let due: Int = value("due"), let right: Int = value("right"),
      let wrong: Int = value("wrong")
    else { return nil }
    return MemoryState(
      stability: stability, difficulty: difficulty, asked: Day(number: asked),
      due: Day(number: due), right: right, wrong: wrong)
  }

  fileprivate var loggedAnswers: LoggedAnswers? {
    guard let item, let day: Int = value("day"), let right: Int = value("right"),
      let wrong: Int = value("wrong"), let due: Int = value("due")
    else { return nil }
    return LoggedAnswers(
      item, on: Day(number: day), right: right, wrong: wrong, due: Day(number: due))
  }

  /// A column whatever is in it: SQLite keeps text in a column of numbers. Nil for anything else.
  private func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
    guard let value: DatabaseValue = self[column] else { return nil }
    return Value.fromDatabaseValue(value)
  }
}
