// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import StoreTestSupport
import Testing

@testable import Storage

@Suite struct TwoCopiesTests {
  let scratch: Scratch
  let first: HomeSaves
  let second: HomeSaves

  init() throws {
    scratch = try Scratch()
    first = try scratch.open().database
    second = try scratch.open().database
  }

  @Test func aRoundOfACopyThatRunsIsListedAsOpen() throws {
    _ = try first.claim("pebbles")
    let now = Date(timeIntervalSince1970: 1000)
    try first.save(round(steps: 1), seconds: 5, in: "pebbles", now: now)
    func summary(isOpenElsewhere: Bool) -> SaveSummary {
      SaveSummary(slot: "pebbles", seconds: 5, savedAt: now, isOpenElsewhere: isOpenElsewhere)
    }
    #expect(try first.saves() == [summary(isOpenElsewhere: false)])
    #expect(try second.saves() == [summary(isOpenElsewhere: true)])
  }

  @Test func anotherProcessThatRunsHoldsItsRound() throws {
    let child = try Child(scratch.folder, "play", "pebbles")
    #expect(child.line() == "1")
    #expect(throws: StorageProblem.openElsewhere) { try first.claim("pebbles") }
    #expect(
      try Child(scratch.folder, "play", "pebbles").lines() == ["problem storage-open-elsewhere"])
    child.strike()
    #expect(try first.claim("pebbles").round?.seconds ?? 0 >= 1)
  }

  @Test func aProcessWhoseLeaseWasTakenOverCannotWriteAnyMore() throws {
    let stale = try Child(scratch.folder, "play", "pebbles")
    #expect(stale.line() == "1")
    let fresh = try Child(scratch.folder, "take-over", "pebbles")
    #expect(fresh.line() != nil)
    // It plays until it is refused, however far it had come.
    #expect(stale.lines().last == "problem storage-not-held")
    fresh.strike()
    let told = fresh.lines().compactMap { Int($0) }
    let saved = try #require(try first.claim("pebbles").round?.seconds)
    #expect(told.allSatisfy { $0 <= saved })
  }

  @Test func processesThatRecordAtOnceLoseNothing() throws {
    let children = try (1...4).map { _ in try Child(scratch.folder, "record", "50") }
    for child in children { #expect(child.lines() == []) }
    #expect(try first.statistics(of: "pebbles").won == 200)
  }

  @Test func aProcessNumberUsedAgainIsNotTakenForTheHolder() {
    let here = LeaseHolder.current()
    #expect(here.isRunning)
    #expect(!LeaseHolder(id: here.id, process: here.process, started: "another start").isRunning)
  }
}
