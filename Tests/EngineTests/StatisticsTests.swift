// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Engine

struct StatisticsTests {
  @Test("Nothing is counted before a round has ended")
  func empty() {
    let statistics = Statistics()
    #expect([statistics.played, statistics.won, statistics.lost, statistics.over] == [0, 0, 0, 0])
    #expect([statistics.abandoned, statistics.lostWinnable, statistics.bestStreak] == [0, 0, 0])
    #expect(statistics.averageScore == nil && statistics.averageTime == nil)
    #expect(statistics.bestTime == nil && statistics.fewestMoves == nil)
  }

  @Test("Each ending is counted in its place")
  func everyEnding() {
    var statistics = Statistics()
    statistics.count(.won, seconds: 100, moves: 40, score: 10)
    statistics.count(.won, seconds: 50, moves: 60, score: 27)
    statistics.count(.abandoned, seconds: 5, moves: 1, score: 1_000, couldBeWon: true)
    statistics.count(.lost, seconds: 9, moves: 9, score: 4, couldBeWon: false)
    statistics.count(.won, seconds: 90, moves: 50, score: nil)
    statistics.count(.over, seconds: 1, moves: 2, score: 30)
    #expect(statistics.played == 6)
    #expect([statistics.won, statistics.lost, statistics.over] == [3, 2, 1])
    #expect([statistics.abandoned, statistics.lostWinnable] == [1, 1])
    #expect([statistics.currentStreak, statistics.bestStreak] == [1, 2])
    #expect(statistics.bestTime == 50 && statistics.averageTime == 80)
    #expect(statistics.fewestMoves == 40)
    // What an abandoned round had is no result.
    #expect(statistics.bestScore == 30 && statistics.averageScore == 17)
  }
}
