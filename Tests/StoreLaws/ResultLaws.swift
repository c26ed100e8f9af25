// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Storage
import StoreTestSupport
import Testing

/// Results one by one, and what was found out about them later.
enum ResultLaws {
  static let all = [
    StoreLaw("a result is judged alone", aResultIsJudgedAlone),
    StoreLaw("of a deal played twice the last result is judged", ofADealPlayedTwice),
    StoreLaw("a result that is not there changes nothing", aResultThatIsNotThere),
    StoreLaw("the last round is one that was played to its end", theLastRound),
    StoreLaw("the number of the deal is not its seed", theNumberOfTheDeal),
    StoreLaw("the last rounds tell what they were made of", whatTheyWereMadeOf),
  ]

  private static func result(_ ending: RoundResult.Ending, seed: UInt64) -> RoundResult {
    RoundResult(of: round(steps: 3, seed: seed), ending, seconds: 60)
  }

  /// Records a result and tells its number.
  private static func record(
    _ ending: RoundResult.Ending, seed: UInt64, _ seat: Seat
  ) async throws -> Int64 {
    try await seat.write(.record(result(ending, seed: seed), clearing: nil))
    return try #require(
      try await seat.store.latestResult(
        ofDealOf: result(ending, seed: seed), of: seat.player))
  }

  private static func aResultIsJudgedAlone(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    let first = try await record(.lost, seed: 1, seat)
    let second = try await record(.abandoned, seed: 2, seat)
    #expect(try await seat.statistics().lostWinnable == 0, "not known of either")
    try await seat.write(.judge(result: second, isWinnable: true))
    #expect(try await seat.statistics().lostWinnable == 1)
    try await seat.write(.judge(result: first, isWinnable: false))
    #expect(try await seat.statistics().lostWinnable == 1)
    try await seat.write(.judge(result: first, isWinnable: true))
    #expect(try await seat.statistics().lostWinnable == 2, "what was found out last counts")
  }

  private static func ofADealPlayedTwice(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    let first = try await record(.lost, seed: .max, seat)
    let second = try await record(.lost, seed: .max, seat)
    #expect(second > first)
    try await seat.write(.judge(result: second, isWinnable: true))
    #expect(try await seat.statistics().lostWinnable == 1)
  }

  private static func aResultThatIsNotThere(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    let number = try await record(.lost, seed: 1, seat)
    let other = result(.lost, seed: 2)
    #expect(try await seat.store.latestResult(ofDealOf: other, of: seat.player) == nil)
    try await seat.write(.judge(result: number + 1, isWinnable: true))
    let bob = try await Seat(site, "bob")
    try await bob.write(.judge(result: number, isWinnable: true))
    #expect(try await seat.statistics().lostWinnable == 0)
  }

  private static func theLastRound(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    func last(
      of game: String? = nil, at difficulty: String? = nil, deal: UInt64? = nil,
      countsGivenUp: Bool = false
    ) async throws -> RoundResult? {
      let filter = ResultFilter(
        game: game, difficulty: difficulty, dealNumber: deal, countsGivenUp: countsGivenUp)
      return try await seat.store.lastFinished(filter, of: seat.player)
    }
    #expect(try await last() == nil)
    let seed = UInt64.max
    try await seat.record(
      [.won], seconds: 71, score: 640, difficulty: "hard", ingredients: ["a"])
    try await seat.record([.abandoned], seconds: 1)
    let result = RoundResult(
      game: "pebbles", difficulty: "hard", ending: .won, seconds: 71, moves: 0, mistakes: 0,
      score: 640, seed: seed, dealNumber: seed, ingredients: ["a"], hints: 0)
    #expect(try await last() == result)
    #expect(try await last(of: "pebbles") == result)
    #expect(try await last(of: "chess") == nil)
    #expect(try await last(at: "hard", deal: seed) == result)
    #expect(try await last(at: "easy") == nil)
    #expect(try await last(deal: 1) == nil)
    let givenUp = try await last(countsGivenUp: true)
    #expect(givenUp?.ending == .abandoned && givenUp?.seconds == 1)
    try await seat.record([.lost])
    #expect(try await last()?.ending == .lost)
  }

  /// A deal that was tried seeds for is known by the number it was asked for.
  private static func theNumberOfTheDeal(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    var game = Pebbles()
    game.number = 5
    let result = RoundResult(of: Match(game, seed: 9), .won, seconds: 1)
    try await seat.write(.record(result, clearing: nil))
    let kept = try await seat.store.lastFinished(ResultFilter(), of: seat.player)
    #expect(kept?.seed == 9)
    #expect(kept?.dealNumber == 5)
  }

  private static func whatTheyWereMadeOf(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    try await seat.record([.won], ingredients: ["first"])
    try await seat.record([.lost], ingredients: ["second", "with \"quotes\""])
    try await seat.record([.won], ingredients: ["third"])
    func recent(_ game: String, _ rounds: Int) async throws -> [[String]] {
      try await seat.store.recentIngredients(of: game, rounds: rounds, of: seat.player)
    }
    #expect(try await recent("pebbles", 2) == [["third"], ["second", "with \"quotes\""]])
    #expect(try await recent("pebbles", 9).count == 3)
    #expect(try await recent("chess", 9) == [])
  }
}
