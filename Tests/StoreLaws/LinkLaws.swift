// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Storage
import StoreTestSupport
import Testing

/// Deals that players invite others to.
enum LinkLaws {
  static let all = [
    StoreLaw("a link leads to the very same deal", theVerySameDeal),
    StoreLaw("each is told once when another is done", eachIsToldOnce),
    StoreLaw("what was played before the link counts for it", whatWasPlayedBefore),
    StoreLaw("a player has so many links, and a link so many players", soMany),
    StoreLaw("a link ends by the clock, and is deleted", aLinkEnds),
    StoreLaw("who deletes a link deletes it for all, and who leaves one for themselves", deleting),
    StoreLaw("news reach a session that is there", newsReachASession),
    StoreLaw("nothing of a link names another player", nothingNamesAnother),
  ]

  private static let ends = Date(timeIntervalSinceReferenceDate: 1_000)
  private static let day = Day(20_010_101)
  private static let before = ends.addingTimeInterval(-1)

  private static func book(_ seat: Seat) throws -> any GuestStore {
    try #require(seat.store as? any GuestStore)
  }

  private static func deal(
    seed: UInt64 = 7, of ingredients: [String] = ["granite", "slate"]
  ) -> Deal {
    var game = Pebbles()
    game.wonAfter = 3
    game.ingredients = ingredients
    return Deal(game, seed: seed, remarks: [Term("told")], kind: .winnable)
  }

  private static func link(_ seat: Seat, _ deal: Deal = deal(), most: Int = 9) async throws
    -> DealLink?
  {
    try await book(seat).makeLink(to: deal, by: seat.player, most: most, ends: ends)
  }

  private static func open(_ code: JoinCode, _ seat: Seat, most: Int = 9, now: Date = before)
    async throws -> DealLink?
  {
    try await book(seat).openLink(code, as: seat.player, most: most, now: now)
  }

  private static func links(_ seat: Seat, now: Date = before) async throws -> [DealLink] {
    try await book(seat).links(of: seat.player, now: now)
  }

  private static func theVerySameDeal(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let made = try #require(try await link(ann))
    #expect(made.isOwn && made.own == nil && made.others == [] && made.playing == 0)
    let opened = try #require(try await open(made.code, bob))
    #expect(!opened.isOwn && opened.deal == Deal(deal().game, seed: 7, kind: .winnable))
    #expect(opened.playing == 0, "whoever invites need not play")
    #expect(try await open(made.code, bob) == opened, "it is opened once")
    #expect(try await open(JoinCode(), bob) == nil)
    #expect(try await links(ann).map(\.playing) == [1])
    #expect(try await links(bob).map(\.code) == [made.code])
    #expect(try await book(bob).isInForce(made.code, now: before, today: day))
  }

  private static func eachIsToldOnce(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let far = ends.addingTimeInterval(1_000_000_000)
    let (store, other) = (try book(ann), try book(bob))
    let made = try #require(
      try await store.makeLink(to: deal(), by: ann.player, most: 9, ends: far))
    _ = try await open(made.code, bob)
    // Another deal and what is not proven tell nothing.
    try await bob.finish(wonRound(moves: 3, seed: 8))
    try await bob.finish(
      wonRound(moves: 4), claiming: RoundResult(of: wonRound(moves: 3), .won, seconds: 1))
    #expect(try await store.news(of: ann.player, now: before) == [])
    try await bob.finish(wonRound(moves: 5), seconds: 9)
    // What is played again changes nothing.
    try await bob.finish(wonRound(moves: 3), seconds: 1)
    let news = try await store.news(of: ann.player, now: before)
    let bobs = DealPlay(.won, moves: 5, seconds: 9, hints: 0)
    #expect(news.map(\.theirs) == [bobs] && news.map(\.own) == [nil])
    #expect(news.first?.game == "pebbles" && news.first?.difficulty == "easy")
    try await store.isTold(try #require(news.first), to: ann.player)
    #expect(try await store.news(of: ann.player, now: before) == [])
    try await ann.finish(wonRound(moves: 4), seconds: 7)
    let back = try await other.news(of: bob.player, now: before)
    #expect(back.map(\.theirs.moves) == [4] && back.map(\.own) == [bobs])
    #expect(try await store.news(of: ann.player, now: before) == [], "nobody is told of their own")
    let seen = try #require(try await links(ann).first)
    #expect(seen.own?.moves == 4 && seen.others == [bobs] && seen.playing == 0)
  }

  private static func whatWasPlayedBefore(_ site: any StoreSite) async throws {
    let ann = try await Seat(site)
    try await ann.finish(wonRound(moves: 3), seconds: 9)
    try await ann.finish(wonRound(moves: 5), seconds: 9)
    #expect(try await link(ann)?.own?.moves == 5, "the last time")
    #expect(try await link(ann, deal(seed: 8))?.own == nil)
    #expect(try await link(ann, deal(of: ["marble"]))?.own == nil, "of other pieces")
    #expect(try await links(ann).compactMap(\.own?.moves) == [5])
  }

  private static func soMany(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let carl = try await Seat(site, "carl")
    let made = try #require(try await link(ann, most: 2))
    #expect(try await link(ann, most: 2) != nil)
    #expect(try await link(ann, most: 2) == nil)
    #expect(try await link(bob, most: 2) != nil)
    #expect(try await open(made.code, bob, most: 2) != nil)
    #expect(try await open(made.code, carl, most: 2) == nil)
    #expect(try await open(made.code, bob, most: 2) != nil, "who is in stays in")
  }

  private static func aLinkEnds(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let made = try #require(try await link(ann))
    _ = try await open(made.code, bob)
    let store = try book(ann)
    #expect(try await !store.isInForce(made.code, now: ends, today: day))
    #expect(try await links(ann, now: ends) == [])
    #expect(try await open(made.code, try await Seat(site, "carl"), now: ends) == nil)
    #expect(try await links(ann).map(\.playing) == [1], "who comes too late is not in")
    try await store.deleteEnded(now: before, today: day)
    #expect(try await links(bob).count == 1)
    try await store.deleteEnded(now: ends, today: day)
    #expect(try await links(bob) == [])
    let nothing = try await store.everything(of: PlayerID(rawValue: "nobody"))
    #expect(try await store.everything(of: bob.player) == nothing)
  }

  private static func deleting(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site), try await Seat(site, "bob"))
    let made = try #require(try await link(ann))
    let other = try #require(try await link(ann, deal(seed: 8)))
    for code in [made.code, other.code] { _ = try await open(code, bob) }
    try await book(bob).dropLink(made.code, of: bob.player)
    #expect(try await links(bob).map(\.code) == [other.code])
    #expect(try await links(ann).count == 2)
    try await book(ann).dropLink(other.code, of: ann.player)
    #expect(try await links(bob) == [])
    #expect(try await links(ann).map(\.code) == [made.code])
    try await book(ann).erase(ann.player)
    #expect(try await !book(bob).isInForce(made.code, now: before, today: day))
  }

  private static func newsReachASession(_ site: any StoreSite) async throws {
    let ann = try await Seat(site)
    let (store, bob) = (try book(ann), PlayerID(rawValue: "bob"))
    let far = ends.addingTimeInterval(1_000_000_000)
    let made = try #require(
      try await store.makeLink(to: deal(), by: ann.player, most: 9, ends: far))
    _ = try await store.openLink(made.code, as: bob, most: 9, now: before)
    var arrivals = store.newsArrivals(of: ann.player).makeAsyncIterator()
    #expect(await arrivals.next() != nil, "something may have been missed")
    let access = WriteAccess.exclusive(try await store.claim(bob, takingOver: .always))
    try await store.write(.save(wonRound(moves: 3), slot: "pebbles", seconds: 1), by: access)
    try await store.write(
      .record(RoundResult(of: wonRound(moves: 3), .won, seconds: 1), clearing: "pebbles"),
      by: access)
    while try await store.news(of: ann.player, now: before).isEmpty { _ = await arrivals.next() }
    #expect(try await store.news(of: ann.player, now: before).count == 1)
  }

  private static func nothingNamesAnother(_ site: any StoreSite) async throws {
    let (ann, bob) = (try await Seat(site, "anns"), try await Seat(site, "bobs"))
    let far = ends.addingTimeInterval(1_000_000_000)
    let store = try book(ann)
    let made = try #require(
      try await store.makeLink(to: deal(), by: ann.player, most: 9, ends: far))
    _ = try await open(made.code, bob)
    try await ann.finish(wonRound(moves: 3))
    try await bob.finish(wonRound(moves: 3))
    for (player, other) in [(ann.player, "bobs"), (bob.player, "anns")] {
      let export = String(decoding: try await store.everything(of: player), as: UTF8.self)
      #expect(export.contains("linkNews") && !export.contains(other))
    }
  }
}
