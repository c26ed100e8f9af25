// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Storage
import StoreTestSupport
import Testing

/// What results add up to.
enum StatisticsLaws {
  static let all = [
    StoreLaw("rounds are counted, and an abandoned one is lost", roundsAreCounted),
    StoreLaw("a streak is of rounds won one after the other", aStreak),
    StoreLaw("times and moves are those of rounds won", timesAndMoves),
    StoreLaw("the best score is of a round played to its end", theBestScore),
    StoreLaw("difficulties are told apart", difficultiesAreToldApart),
  ]

  private static func roundsAreCounted(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    #expect(try await seat.tallies() == [])
    try await seat.record([.won, .lost, .abandoned, .won])
    let statistics = try await seat.statistics()
    #expect(statistics.played == 4)
    #expect(statistics.won == 2)
    #expect(statistics.lost == 2)
    #expect(statistics.abandoned == 1)
    #expect(try await seat.store.diary(of: seat.player).roundEnds.count == 4)
  }

  private static func aStreak(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.record([.won, .won, .won, .lost, .won, .won])
    var statistics = try await seat.statistics()
    #expect(statistics.currentStreak == 2)
    #expect(statistics.bestStreak == 3)
    try await seat.record([.abandoned])
    statistics = try await seat.statistics()
    #expect(statistics.currentStreak == 0)
    #expect(statistics.bestStreak == 3)
  }

  private static func timesAndMoves(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.record([.won], seconds: 100, steps: 30)
    try await seat.record([.won], seconds: 51, steps: 20)
    try await seat.record([.lost, .abandoned], seconds: 2, steps: 1)
    let statistics = try await seat.statistics()
    #expect(statistics.bestTime == 51)
    #expect(statistics.averageTime == 75)
    #expect(statistics.fewestMoves == round(steps: 20, seed: .max).moveCount)
  }

  private static func theBestScore(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.record([.won], score: -5)
    #expect(try await seat.statistics().bestScore == -5)
    try await seat.record([.lost], score: 40)
    try await seat.record([.abandoned], score: 90)
    try await seat.record([.won])
    #expect(try await seat.statistics().bestScore == 40)
  }

  private static func difficultiesAreToldApart(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.record([.won])
    try await seat.record([.lost], difficulty: "hard")
    try await seat.record([.won])
    let tallies = try await seat.tallies()
    #expect(tallies.map(\.game) == ["pebbles", "pebbles"])
    #expect(tallies.map(\.difficulty) == ["easy", "hard"])
    #expect(tallies.map(\.statistics.won) == [2, 0])
    #expect(tallies.map(\.statistics.lost) == [0, 1])
    #expect(tallies.map(\.statistics.bestStreak) == [2, 0])
  }
}
