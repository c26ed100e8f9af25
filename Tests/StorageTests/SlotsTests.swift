// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB
import StoreTestSupport
import Testing

@testable import Storage

@Suite struct SlotsTests {
  let scratch: Scratch
  let database: HomeSaves

  init() throws {
    scratch = try Scratch()
    database = try scratch.open().database
  }

  /// Rounds that cannot be played on, with what the player is told about them.
  static let unreadable: [String: Term] = [
    "not json": Term("round-not-json", ["line": 1, "column": 2]),
    #"{"format":2}"#: Term("save-newer-format", ["format": 2]),
    #"{"format":1,"game":"chess"}"#: Term("save-unknown-game", ["game": "chess"]),
    #"{"format":1,"game":"pebbles"}"#: Term("round-wrong", ["field": "settings"]),
    #"{"format":1,"game":"pebbles","settings":{"difficulty":"easy","heaps":3,"ingredients":[]},"#
      + #""seed":1,"moves":[],"digest":"0"}"#: Term("replay-different"),
  ]

  @Test(arguments: unreadable.keys.sorted())
  func aRoundThatCannotBePlayedOnIsSetAsideAndTold(text: String) throws {
    let reason = try #require(Self.unreadable[text])
    try database.queue.write {
      try $0.execute(
        sql: """
          INSERT INTO saves (player, slot, round, seconds, savedAt)
          VALUES ('home', 'pebbles', ?, 60, 1000)
          """, arguments: [text])
    }
    let claim = try database.claim("pebbles")
    #expect(claim.round?.seconds == nil)
    #expect(
      claim.notice
        == Term("storage-set-aside", ["slot": "pebbles", "reason": .term(reason)]))
    #expect(try database.saves() == [])
    let kept = try database.queue.read {
      try Row.fetchOne($0, sql: "SELECT slot, round, seconds, savedAt FROM setAside")
    }
    #expect(kept == ["slot": "pebbles", "round": text, "seconds": 60, "savedAt": 1000.0])

    try database.save(round(steps: 1), seconds: 1, in: "pebbles")
    #expect(try database.claim("pebbles").notice == nil)
  }

  @Test func aFullDiskIsToldAndTheLastSaveStays() throws {
    _ = try database.claim("pebbles")
    try database.save(round(steps: 5), seconds: 1, in: "pebbles")
    try database.queue.write { try $0.execute(sql: "PRAGMA max_page_count = 1") }
    #expect(throws: StorageProblem.diskFull) {
      try database.save(round(steps: 3000), seconds: 2, in: "pebbles")
    }
    #expect(Likeness(try database.claim("pebbles").round?.match) == Likeness(round(steps: 5)))
  }

  @Test func aReadOnlyDatabaseIsTold() throws {
    _ = try database.claim("pebbles")
    try database.queue.inDatabase { try $0.execute(sql: "PRAGMA query_only = 1") }
    #expect(throws: StorageProblem.readOnly) {
      try database.save(round(steps: 5), seconds: 1, in: "pebbles")
    }
  }
}
