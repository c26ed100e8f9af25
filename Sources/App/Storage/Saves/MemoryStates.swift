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
    }
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

  /// A column whatever is in it: SQLite keeps text in a column of numbers. Nil for anything else.
  private func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
    guard let value: DatabaseValue = self[column] else { return nil }
    return Value.fromDatabaseValue(value)
  }
}
