// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Learning
import Storage

extension StoredPlayer {
  /// What was learnt in the week that ends on a day, and in the one before.
  ///
  /// - Parameter known: what the player remembers.
  public func twoWeeks(
    to day: Day, known: [LearningItem: MemoryState], _ quizGenerator: QuizGenerator
  ) async throws(StorageProblem) -> TwoWeeks {
    let diary = try await store.diary(of: id)
    let daysPlayed = diary.roundEnds.map {
      Day(SessionClock.date(of: time_t($0.timeIntervalSince1970)))
    }
    return quizGenerator.twoWeeks(
      to: day, diary.answers, known: known, daysPlayed: Set(daysPlayed))
  }
}
