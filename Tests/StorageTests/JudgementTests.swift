// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Testing

@testable import Storage
@testable import StorageChild

/// Whether a deal that was lost could be won, kept with its result.
@Suite struct JudgementTests {
  private let database: HomeSaves

  init() throws { database = HomeSaves(try SaveDatabase.inMemory(games: games)) }

  private func result(_ ending: RoundResult.Ending, seed: UInt64) -> RoundResult {
    RoundResult(of: round(steps: 3, seed: seed), ending, seconds: 60)
  }

  /// Records a result and tells its number.
  private func record(_ ending: RoundResult.Ending, seed: UInt64) throws -> Int64 {
    try database.record(result(ending, seed: seed))
    return try #require(try database.latestResult(of: result(ending, seed: seed)))
  }

  private var lostWinnable: Int {
    get throws { try database.statistics(of: "pebbles").lostWinnable }
  }

  @Test func aResultIsJudgedAlone() throws {
    let (first, second) = (try record(.lost, seed: 1), try record(.abandoned, seed: 2))
    #expect(try lostWinnable == 0, "not known of either")
    try database.judge(second, isWinnable: true)
    #expect(try lostWinnable == 1)
    try database.judge(first, isWinnable: false)
    #expect(try lostWinnable == 1)
    try database.judge(first, isWinnable: true)
    #expect(try lostWinnable == 2, "what was found out last counts")
  }

  @Test func ofADealPlayedTwiceTheLastResultIsJudged() throws {
    let first = try record(.lost, seed: .max)
    let second = try record(.lost, seed: .max)
    #expect(second > first)
    try database.judge(second, isWinnable: true)
    #expect(try lostWinnable == 1)
  }

  @Test func aDealThatWasNeverPlayedHasNoResult() throws {
    _ = try record(.lost, seed: 1)
    #expect(try database.latestResult(of: result(.lost, seed: 2)) == nil)
  }

  @Test func aResultThatIsNotThereChangesNothing() throws {
    let number = try record(.lost, seed: 1)
    try database.judge(number + 1, isWinnable: true)
    #expect(try lostWinnable == 0)
  }
}
