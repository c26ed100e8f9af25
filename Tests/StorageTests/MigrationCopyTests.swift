// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB
import Learning
import StoreTestSupport
import Testing

@testable import Storage

/// A database of an earlier release is copied before it is changed.
@Suite struct MigrationCopyTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The database as a change of its tables left it, with something in each of them.
  private func layDown(_ version: Int = 6, in folder: URL, extra: String = "") throws {
    let fixture = try #require(
      Bundle.module.url(forResource: "Fixtures/database-\(version).sql", withExtension: nil))
    let text = try String(contentsOf: fixture, encoding: .utf8)
    let old = try DatabaseQueue(path: folder.appending(path: "aloud.sqlite").path)
    try old.writeWithoutTransaction { try $0.execute(sql: text + extra) }
    try old.close()
  }

  /// Three rounds were won; since, one was lost as well.
  @Test(arguments: [6: 3, 7: 4, 8: 4, 9: 4, 10: 4])
  func itIsCopiedOnceAndThenReadAsItWas(version: Int, results: Int) throws {
    try layDown(version, in: scratch.folder)
    let before = try Data(contentsOf: scratch.file)
    for _ in 1...2 {
      let opening = try scratch.open()
      #expect(opening.notices == [])
      let database = opening.database
      let stored = try database.claim("pebbles").round
      #expect(stored?.seconds == 6)
      #expect(Likeness(stored?.match) == Likeness(round(steps: 6)))
      let tallies = try database.tallies()
      #expect(tallies.map(\.statistics.won) == [3])
      #expect(tallies.map(\.dealKind) == [.any], "nobody knows what they promised")
      #expect(try database.flag("hint-first") == "given")
      #expect(
        try database.memoryStates().keys.map(\.self) == [LearningItem("country-fr", .capital)])
      try database.record(RoundResult(of: round(steps: 1), .lost, seconds: 1))
      #expect(try database.tallies().map(\.statistics.won) == [3])
      try database.close()
      #expect(
        try scratch.names() == ["aloud.lock", "aloud.sqlite", "aloud.sqlite.version-\(version)"])
    }
    let copy = try DatabaseQueue(
      path: scratch.folder.path + "/aloud.sqlite.version-\(version)")
    #expect(try copy.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM results") } == results)
    #expect(try copy.read { try Schema.migrator.appliedIdentifiers($0).count } == version)
    try copy.close()
    #expect(try Data(contentsOf: scratch.file) != before)
  }

  @Test func ofWhatWasAskedBeforeThereWasALogTheLastAnswerIsKnown() throws {
    try layDown(8, in: scratch.folder)
    let database = try scratch.open().database
    let day = Day(number: 20_646)
    #expect(
      try database.answerLog() == [
        LoggedAnswers(
          LearningItem("country-fr", .capital), on: day, right: 1, wrong: 0, due: day + 3)
      ])
    #expect(
      try database.answerLog(of: PlayerID(rawValue: "guest")) == [
        LoggedAnswers(LearningItem("country-es", .place), on: day, right: 0, wrong: 1, due: day)
      ])
  }

  /// Whoever changes the tables freezes them first as they were.
  @Test func theTablesBeforeTheLastChangeAreFrozenHere() {
    let last = Schema.migrator.migrations.count - 1
    #expect(
      Bundle.module.url(forResource: "Fixtures/database-\(last).sql", withExtension: nil) != nil)
  }

  @Test func aNewDatabaseAndOneOfThisReleaseAreNotCopied() throws {
    for _ in 1...2 { try scratch.open().database.close() }
    #expect(try scratch.names() == ["aloud.lock", "aloud.sqlite"])
  }

  @Test func anEarlierCopyIsNotOverwritten() throws {
    try layDown(in: scratch.folder)
    let earlier = scratch.folder.appending(path: "aloud.sqlite.version-6")
    try Data("earlier".utf8).write(to: earlier)
    try scratch.open().database.close()
    #expect(try Data(contentsOf: earlier) == Data("earlier".utf8))
    #expect(try scratch.names().contains("aloud.sqlite.version-6-2"))
  }

  @Test func aCopyOfAnEarlierReleaseThatRunsIsLeftInPeace() throws {
    let here = LeaseHolder.current()
    try layDown(
      in: scratch.folder,
      extra: "INSERT INTO claims VALUES ('other', 'x', \(here.process), '\(here.started)');")
    let before = try Data(contentsOf: scratch.file)
    #expect(throws: StorageProblem.busy) { try scratch.open() }
    #expect(try Data(contentsOf: scratch.file) == before)
    #expect(try scratch.names() == ["aloud.lock", "aloud.sqlite"])
  }

  @Test(.enabled(if: SmallDisk.isPossible, "mounting a small disk takes root"))
  func withoutRoomForACopyItStaysAsItIs() throws {
    let disk = try #require(SmallDisk())
    let filling = String(repeating: "x", count: 300_000)
    try layDown(in: disk.folder, extra: "INSERT INTO flags VALUES ('large', '\(filling)');")
    let file = disk.folder.appending(path: "aloud.sqlite")
    let before = try Data(contentsOf: file)
    #expect(throws: StorageProblem.notCopied(because: .diskFull)) {
      try SQLiteFile.open(in: disk.folder)
    }
    #expect(try Data(contentsOf: file) == before)
    let names = try FileManager.default.contentsOfDirectory(atPath: disk.folder.path).sorted()
    #expect(names == ["aloud.lock", "aloud.sqlite"])
  }
}
