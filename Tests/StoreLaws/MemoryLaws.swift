// SPDX-License-Identifier: GPL-3.0-or-later

import Learning
import Storage
import Testing

/// What players remember.
enum MemoryLaws {
  static let all = [
    StoreLaw("an answer is kept and the next builds on it", theNextBuildsOnIt),
    StoreLaw("the answers of a day are one row", theAnswersOfADay),
  ]

  private static let day = Day(20_261_121)
  private static let france = LearningItem("country-fr", .capital)
  private static let spain = LearningItem("country-es", .place)

  private static func theNextBuildsOnIt(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.write(.answer(france, isRight: false, on: day))
    try await seat.write(.answer(france, isRight: true, on: day + 1))
    try await seat.write(.answer(spain, isRight: true, on: day))
    let scheduler = Scheduler()
    let missed = scheduler.answered(isRight: false, on: day)
    let other = try await site.open()
    #expect(
      try await other.memoryStates(of: seat.player) == [
        france: scheduler.answered(isRight: true, on: day + 1, after: missed),
        spain: scheduler.answered(isRight: true, on: day),
      ])
  }

  private static func theAnswersOfADay(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.write(.answer(france, isRight: false, on: day))
    try await seat.write(.answer(france, isRight: true, on: day))
    try await seat.write(.answer(spain, isRight: true, on: day))
    try await seat.write(.answer(france, isRight: false, on: day + 1))
    let known = Scheduler().answered(isRight: true, on: day)
    func answers() async throws -> [LoggedAnswers] {
      try await seat.store.diary(of: seat.player).answers
    }
    #expect(
      try await answers() == [
        LoggedAnswers(spain, on: day, right: 1, wrong: 0, due: known.due),
        LoggedAnswers(france, on: day, right: 1, wrong: 1, due: day + 1),
        LoggedAnswers(france, on: day + 1, right: 0, wrong: 1, due: day + 1),
      ])
    // A clock that was set back does not change the past.
    try await seat.write(.answer(france, isRight: true, on: day + -5))
    #expect(try await answers().map(\.day).min() == day)
  }
}
