// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB
import Testing

@testable import Storage
@testable import StorageChild

@Suite struct StatisticsTests {
  let database: HomeSaves

  init() throws { database = HomeSaves(try SaveDatabase.inMemory(games: games)) }

  func record(
    _ endings: [RoundResult.Ending], seconds: Int = 60, steps: Int = 0, score: Int? = nil,
    difficulty: Difficulty = "easy", ingredients: [String] = []
  ) throws {
    for ending in endings {
      var game = Pebbles()
      game.difficulty = difficulty
      game.ingredients = ingredients
      var match = Match(game, seed: .max)
      for step in 0..<steps { match.takeStep(step) }
      try database.record(RoundResult(of: match, ending, seconds: seconds, score: score))
    }
  }

  @Test func withoutResultsThereIsNothingToTell() throws {
    #expect(try database.tallies() == [])
    #expect(try database.lastFinished() == nil)
  }

  @Test func roundsAreCountedAndAnAbandonedOneIsLost() throws {
    try record([.won, .lost, .abandoned, .won])
    let statistics = try database.statistics(of: "pebbles")
    #expect(statistics.played == 4)
    #expect(statistics.won == 2)
    #expect(statistics.lost == 2)
    #expect(statistics.abandoned == 1)
  }

  @Test func aStreakIsOfRoundsWonOneAfterTheOther() throws {
    try record([.won, .won, .won, .lost, .won, .won])
    var statistics = try database.statistics(of: "pebbles")
    #expect(statistics.currentStreak == 2)
    #expect(statistics.bestStreak == 3)
    try record([.abandoned])
    statistics = try database.statistics(of: "pebbles")
    #expect(statistics.currentStreak == 0)
    #expect(statistics.bestStreak == 3)
  }

  @Test func timesAndMovesAreThoseOfRoundsWon() throws {
    try record([.won], seconds: 100, steps: 30)
    try record([.won], seconds: 51, steps: 20)
    try record([.lost, .abandoned], seconds: 2, steps: 1)
    let statistics = try database.statistics(of: "pebbles")
    #expect(statistics.bestTime == 51)
    #expect(statistics.averageTime == 75)
    var shorter = Match(Pebbles(), seed: .max)
    for step in 0..<20 { shorter.takeStep(step) }
    #expect(statistics.fewestMoves == shorter.moveCount)
  }

  @Test func theBestScoreIsOfARoundPlayedToItsEnd() throws {
    try record([.won], score: -5)
    #expect(try database.statistics(of: "pebbles").bestScore == -5)
    try record([.lost], score: 40)
    try record([.abandoned], score: 90)
    try record([.won])
    #expect(try database.statistics(of: "pebbles").bestScore == 40)
  }

  @Test func difficultiesAreToldApart() throws {
    try record([.won, .won])
    try record([.lost], difficulty: "hard")
    let tallies = try database.tallies()
    #expect(tallies.map(\.game) == ["pebbles", "pebbles"])
    #expect(tallies.map(\.difficulty) == ["easy", "hard"])
    #expect(tallies.map(\.statistics.won) == [2, 0])
    #expect(tallies.map(\.statistics.lost) == [0, 1])
  }

  @Test func aStreakIsOfOneDifficulty() throws {
    try record([.won])
    try record([.lost], difficulty: "hard")
    try record([.won])
    #expect(try database.tallies().map(\.statistics.bestStreak) == [2, 0])
  }

  @Test func theLastRoundIsOneThatWasPlayedToItsEnd() throws {
    let seed = UInt64.max
    try record([.won], seconds: 71, score: 640, difficulty: "hard", ingredients: ["a"])
    try record([.abandoned], seconds: 1)
    let result = RoundResult(
      game: "pebbles", difficulty: "hard", ending: .won, seconds: 71, moves: 0, mistakes: 0,
      score: 640, seed: seed, dealNumber: seed, ingredients: ["a"])
    #expect(try database.lastFinished() == result)
    #expect(try database.lastFinished(of: "pebbles") == result)
    #expect(try database.lastFinished(of: "chess") == nil)
    let last = try database.lastFinished(countsGivenUp: true)
    #expect(last?.ending == .abandoned && last?.seconds == 1)
    try record([.lost], difficulty: "easy")
    #expect(try database.lastFinished()?.ending == .lost)
  }

  /// A deal that was tried seeds for is known by the number it was asked for.
  @Test func theNumberOfTheDealIsNotItsSeed() throws {
    var game = Pebbles()
    game.number = 5
    try database.record(RoundResult(of: Match(game, seed: 9), .won, seconds: 1))
    let result = try database.lastFinished()
    #expect(result?.seed == 9)
    #expect(result?.dealNumber == 5)
  }

  @Test func theLastRoundsTellWhatTheyWereMadeOf() throws {
    try record([.won], ingredients: ["first"])
    try record([.lost], ingredients: ["second", "with \"quotes\""])
    try record([.won], ingredients: ["third"])
    #expect(
      try database.recentIngredients(of: "pebbles", rounds: 2)
        == [["third"], ["second", "with \"quotes\""]])
    #expect(try database.recentIngredients(of: "pebbles", rounds: 9).count == 3)
    #expect(try database.recentIngredients(of: "chess", rounds: 9) == [])
  }

  @Test func theSeedIsKeptWhole() throws {
    try record([.won])
    let seed = try database.queue.read { try Int64.fetchOne($0, sql: "SELECT seed FROM results") }
    #expect(seed.map(UInt64.init(bitPattern:)) == .max)
  }

  @Test func aResultEmptiesItsSlotInTheSameStep() throws {
    _ = try database.claim("pebbles")
    try database.save(round(steps: 3), seconds: 1, in: "pebbles")
    try database.record(RoundResult(of: round(steps: 3), .won, seconds: 1), clearing: "pebbles")
    #expect(try database.saves() == [])
    #expect(try database.statistics(of: "pebbles").won == 1)
  }
}
