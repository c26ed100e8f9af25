// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Storage
import StoreTestSupport
import Testing

/// What many have made of the same deal.
enum BoardLaws {
  static let all = [
    StoreLaw("a board counts each player once, and tells the place", eachPlayerOnce),
    StoreLaw("a result that its moves do not bear out is the player's own alone", notBorneOut),
    StoreLaw("a result without its moves counts nowhere", withoutMoves),
    StoreLaw("hints are counted through saving and going on", hintsAreCounted),
  ]

  static let deal = NumberedDeal(game: "pebbles", difficulty: "easy", number: 7)

  private static func board(_ seat: Seat) async throws -> DealBoard {
    let boards = try #require(seat.store as? any DealBoards)
    return try await boards.board(of: deal, for: seat.player)
  }

  private static func eachPlayerOnce(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let (carl, dora) = (try await Seat(site, "carl"), try await Seat(site, "dora"))
    #expect(try await board(ann) == DealBoard([], own: nil))
    var helped = wonRound(moves: 5)
    helped.noteHint()
    try await ann.finish(helped, seconds: 90)
    try await ann.finish(wonRound(moves: 3), seconds: 1)
    try await bob.finish(wonRound(moves: 4), seconds: 100)
    try await carl.finish(wonRound(moves: 8), seconds: 40)
    try await dora.finish(round(steps: 2), .abandoned)
    // Another deal is no part of it, nor the same number at another difficulty.
    try await dora.finish(wonRound(moves: 3, seed: 8))
    var hard = Pebbles()
    hard.difficulty = "hard"
    try await Seat(site, "eve").finish(Match(hard, seed: 7), .abandoned)
    let seen = try await board(ann)
    #expect(seen.played == 4 && seen.won == 3 && seen.wonWithoutHint == 2)
    #expect(seen.moves == .init(best: 4, middle: 5) && seen.time == .init(best: 40, middle: 90))
    #expect(seen.own == DealPlay(.won, moves: 5, seconds: 90, hints: 1) && seen.place == 2)
    #expect(try await board(bob).place == 1)
    let last = try await board(dora)
    #expect(last.own?.ending == .abandoned && last.place == nil && last.points == nil)
  }

  private static func notBorneOut(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    let match = wonRound(moves: 5)
    let better = RoundResult(of: wonRound(moves: 3), .won, seconds: 60)
    try await seat.finish(match, claiming: better)
    try await seat.finish(
      round(steps: 4), claiming: RoundResult(of: round(steps: 4), .won, seconds: 60))
    #expect(try await board(seat).played == 0)
    #expect(try await seat.statistics().won == 2, "they are the player's own")
    try await seat.finish(match)
    #expect(try await board(seat).own?.moves == 5)
  }

  private static func withoutMoves(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    let result = RoundResult(of: wonRound(moves: 3), .won, seconds: 60)
    try await seat.write(.record(result, clearing: "pebbles"))
    try await seat.write(.record(result, clearing: nil))
    try await seat.save(wonRound(moves: 3))
    try await seat.store.write(
      .record(result, clearing: "pebbles"), by: .shared(seat.player))
    #expect(try await board(seat).played == 0)
  }

  private static func hintsAreCounted(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    var match = round(steps: 3)
    match.noteHint()
    match.noteHint()
    match.occasion = "test"
    try await seat.save(match)
    let kept = try #require(try await seat.kept()?.match)
    #expect(kept.hintCount == 2 && kept.occasion == "test")
    try await seat.finish(kept, .abandoned)
    let last = try await seat.store.lastFinished(
      ResultFilter(countsGivenUp: true), of: seat.player)
    #expect(last?.hints == 2)
  }
}
