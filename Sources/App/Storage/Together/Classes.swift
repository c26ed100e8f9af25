// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning

/// Something that was asked in a class, and whether it was known.
struct PupilAnswer {
  let item: LearningItem
  let isRight: Bool
  let day: Day

  init(_ item: LearningItem, isRight: Bool, on day: Day) {
    self.item = item
    self.isRight = isRight
    self.day = day
  }
}

/// Classes and their pupils. A pupil has a number in a class, by which the teacher means them.
extension SaveDatabase {
  func makeClass(
    _ plan: ClassPlan, by player: PlayerID, most: Int, on day: Day
  ) throws(StorageProblem) -> SchoolClass? {
    let code = JoinCode()
    return try connection.write { transaction in
      try transaction.lock(player)
      let count: Int? = try transaction.value(
        "count", "SELECT count(*) AS count FROM classes WHERE player = ? AND ends >= ?",
        [player.rawValue, day.number])
      guard count ?? 0 < most else { return nil }
      try transaction.execute(
        """
        INSERT INTO classes (code, player, title, subject, quiz, rounds, ends)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
        [
          code.rawValue, player.rawValue, plan.title, plan.subject.id, plan.hasQuiz,
          plan.hasRounds, plan.ends.number,
        ])
      return try schoolClass(code, as: player, on: day, in: transaction)
    }
  }

  func classes(
    of player: PlayerID, on day: Day, in transaction: any SQLTransaction
  ) throws -> [SchoolClass] {
    let codes: [String] = try transaction.rows(
      """
      SELECT code, ends FROM classes WHERE ends >= ? AND (player = ? OR code IN
        (SELECT code FROM pupils WHERE player = ?)) ORDER BY ends, code
      """, [day.number, player.rawValue, player.rawValue]
    ).map { try $0.value("code") }
    return try codes.compactMap(JoinCode.init(rawValue:)).compactMap {
      try schoolClass($0, as: player, on: day, in: transaction)
    }
  }

  func schoolClass(
    _ code: JoinCode, as player: PlayerID, on day: Day, in transaction: any SQLTransaction
  ) throws -> SchoolClass? {
    let found = try transaction.rows(
      "SELECT player, title, subject, quiz, rounds, ends FROM classes WHERE code = ? AND ends >= ?",
      [code.rawValue, day.number])
    guard let row = found.first else { return nil }
    let teacher: String = try row.value("player")
    let pupils: [String] = try transaction.rows(
      "SELECT player FROM pupils WHERE code = ?", [code.rawValue]
    ).map { try $0.value("player") }
    let subject: String = try row.value("subject")
    let plan = ClassPlan(
      title: try row.value("title"), subject: RoundTopic(id: subject, title: Term(Key(subject))),
      hasQuiz: try row.value("quiz"), hasRounds: try row.value("rounds"),
      ends: Day(number: try row.value("ends")))
    let role: SchoolClass.Role =
      teacher == player.rawValue
      ? .teacher : pupils.contains(player.rawValue) ? .pupil : .stranger
    return SchoolClass(code, plan, as: role, pupils: pupils.count)
  }

  func joinClass(
    _ code: JoinCode, as player: PlayerID, called name: String, most: Int, on day: Day
  ) throws(StorageProblem) -> SchoolClass? {
    try connection.write { transaction in
      let teacher: String? = try transaction.value(
        "player", "SELECT player FROM classes WHERE code = ?", [code.rawValue])
      guard let teacher else { return nil }
      // Two that come at the same time have two numbers.
      try transaction.lock(PlayerID(rawValue: teacher))
      guard let found = try schoolClass(code, as: player, on: day, in: transaction) else {
        return nil
      }
      guard found.role == .stranger else { return found }
      guard found.pupils < most else { return nil }
      let last: Int? = try transaction.value(
        "last", "SELECT max(number) AS last FROM pupils WHERE code = ?", [code.rawValue])
      try transaction.execute(
        "INSERT INTO pupils (player, code, number, name) VALUES (?, ?, ?, ?)",
        [player.rawValue, code.rawValue, (last ?? 0) + 1, name])
      return try schoolClass(code, as: player, on: day, in: transaction)
    }
  }

  func report(
    on code: JoinCode, for teacher: PlayerID, on day: Day, in transaction: any SQLTransaction
  ) throws -> ClassReport? {
    guard let found = try schoolClass(code, as: teacher, on: day, in: transaction),
      found.role == .teacher
    else { return nil }
    let answers = try transaction.rows(
      """
      SELECT player, entity, kind, "right", wrong, known, day FROM classAnswers
      WHERE code = ? ORDER BY entity, kind
      """, [code.rawValue])
    let ofPupil = try Dictionary(grouping: answers) { try $0.value("player") as String }
    let pupils = try transaction.rows(
      "SELECT player, number, name FROM pupils WHERE code = ? ORDER BY number", [code.rawValue]
    ).map { row in
      let player: String = try row.value("player")
      return ClassReport.Pupil(
        number: try row.value("number"), name: try row.value("name"),
        answers: try (ofPupil[player] ?? []).compactMap(answer(of:)))
    }
    return ClassReport(found, pupils)
  }

  private func answer(of row: SQLRow) throws -> ClassReport.Answer? {
    guard let kind = LearningItem.Kind(rawValue: try row.value("kind")) else { return nil }
    return ClassReport.Answer(
      LearningItem(try row.value("entity"), kind), right: try row.value("right"),
      wrong: try row.value("wrong"), isKnown: try row.value("known"),
      day: Day(number: try row.value("day")))
  }
}

/// What counts for a class: what was asked in its own quiz and rounds.
extension SaveDatabase {
  func answered(
    _ answers: [PupilAnswer], in code: JoinCode, by access: WriteAccess
  ) throws(StorageProblem) {
    try write(by: access) { try add(answers, in: code, of: access.player, in: $0) }
  }

  /// Takes what a round that is proven tells about what its player knows, where it was played for a
  /// class: what was put wrong, and of a round that was won without a hint all the rest.
  func settleClass(
    by match: Match, of player: PlayerID, now: Date, in transaction: any SQLTransaction
  ) throws {
    guard let code = SchoolClass.code(of: match.occasion), let teaching = match.game.teaching
    else { return }
    let wrong = Set(
      match.mistakes.compactMap { teaching.correction(of: $0, on: nil)?.piece }
        .compactMap(teaching.subject))
    let isWonAlone = match.outcome == .won && match.hintCount == 0
    let right = isWonAlone ? Set(match.table.pieces.compactMap(teaching.subject)) : []
    let day = Day(number: Int(now.timeIntervalSince1970 / 86_400))
    try add(
      right.subtracting(wrong).sorted().map {
        PupilAnswer(LearningItem($0, .group), isRight: true, on: day)
      }
        + wrong.sorted().map { PupilAnswer(LearningItem($0, .group), isRight: false, on: day) },
      in: code, of: player, in: transaction)
  }

  private func add(
    _ answers: [PupilAnswer], in code: JoinCode, of player: PlayerID,
    in transaction: any SQLTransaction
  ) throws {
    let isIn = try !transaction.rows(
      "SELECT 1 FROM pupils WHERE code = ? AND player = ?", [code.rawValue, player.rawValue]
    ).isEmpty
    guard isIn else { return }
    for answer in answers {
      try transaction.execute(
        """
        INSERT INTO classAnswers (player, code, entity, kind, "right", wrong, known, day)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (player, code, entity, kind) DO UPDATE SET
            "right" = classAnswers."right" + excluded."right",
            wrong = classAnswers.wrong + excluded.wrong, known = excluded.known,
            day = excluded.day
        """,
        [
          player.rawValue, code.rawValue, answer.item.entity, answer.item.kind.rawValue,
          answer.isRight ? 1 : 0, answer.isRight ? 0 : 1, answer.isRight, answer.day.number,
        ])
    }
  }
}
