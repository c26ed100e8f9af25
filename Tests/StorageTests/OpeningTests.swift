// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB
import StoreTestSupport
import Testing

@testable import Storage

@Suite struct OpeningTests {
  let scratch: Scratch
  /// Midday on 21 November 2026, UTC.
  let now = Date(timeIntervalSince1970: 1_795_262_400)
  let stamp = "20261121T120000Z"

  init() throws { scratch = try Scratch() }

  func openNow() throws -> (database: HomeSaves, notices: [Term]) { try scratch.open(now: now) }

  func content(_ name: String) -> Data? {
    FileManager.default.contents(atPath: scratch.folder.appending(path: name).path)
  }

  func notice(_ key: Key, _ name: String) -> Term {
    Term(key, ["path": .text(scratch.folder.appending(path: name).path)])
  }

  @Test func aNewDatabaseBringsNoNotice() throws {
    let opening = try openNow()
    #expect(opening.notices == [])
    try opening.database.close()
    #expect(try scratch.names() == ["aloud.lock", "aloud.sqlite"])
  }

  @Test func theFolderIsThePlayersAlone() throws {
    let folder = scratch.folder.appending(path: "state/aloud", directoryHint: .isDirectory)
    _ = try SQLiteFile.open(in: folder)
    let permissions = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(permissions[.posixPermissions] as? Int == 0o700)
  }

  @Test func theFolderMayHaveAnyName() throws {
    let folder = scratch.folder.appending(path: "a b%20é", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try SQLiteFile.open(in: folder).connection.queue.close()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["aloud.lock", "aloud.sqlite"])
  }

  @Test func theLogIsWrittenAheadAndNotSynchronisedAtEachMove() throws {
    let queue = try openNow().database.queue
    #expect(try queue.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
    #expect(try queue.read { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 1)
  }

  /// Players have these tables: a change is a migration of its own, and this text stays.
  @Test func theTablesOfTheFirstReleaseStay() throws {
    let database = try DatabaseQueue()
    try Schema.migrator.migrate(database, upTo: "1")
    let tables = try database.read {
      try String.fetchAll(
        $0, sql: "SELECT sql FROM sqlite_master WHERE sql NOT NULL ORDER BY name")
    }
    let fixture = try #require(
      Bundle.module.url(forResource: "Fixtures/tables-1.sql", withExtension: nil))
    let expected = try String(contentsOf: fixture, encoding: .utf8)
    #expect(tables.filter { !$0.contains("grdb_") }.joined(separator: ";\n") + ";\n" == expected)
  }

  /// The first release kept one match, of Atlas, whatever its difficulty.
  @Test(arguments: [
    (#"{"settings":{"difficulty":"hard"}}"#, "atlas-hard"), ("{}", "atlas-easy"),
    (#"{"settings":{"difficulty":"brutal"}}"#, "atlas-easy"), ("broken", "atlas-easy"),
  ]) func aMatchOfTheFirstReleaseMovesToTheSlotOfItsDifficulty(round: String, slot: String) throws {
    let old = try DatabaseQueue(path: scratch.file.path)
    try Schema.migrator.migrate(old, upTo: "1")
    try old.write {
      try $0.execute(
        sql: "INSERT INTO saves (slot, round, seconds, savedAt) VALUES ('atlas', ?, 60, 1000)",
        arguments: [round])
    }
    try old.close()
    let opening = try openNow()
    #expect(opening.notices == [])
    #expect(try opening.database.saves().map(\.slot) == [slot])
    let kept = try opening.database.queue.read {
      try Row.fetchOne($0, sql: "SELECT round, seconds, savedAt FROM saves")
    }
    #expect(kept == ["round": round, "seconds": 60, "savedAt": 1000.0])
  }

  @Test func aResultOfTheFirstReleaseIsReadWithoutTheNumberOfItsDeal() throws {
    let first = try DatabaseQueue(path: scratch.file.path)
    try Schema.migrator.migrate(first, upTo: "1")
    try first.write {
      try $0.execute(
        sql: """
          INSERT INTO results (game, difficulty, outcome, seconds, moves, mistakes, score, seed,
            ingredients, finishedAt) VALUES ('pebbles', 'easy', 'won', 5, 4, 3, NULL, 2, '[]', 0)
          """)
    }
    try first.close()
    let opening = try openNow()
    #expect(opening.notices == [])
    #expect(
      try opening.database.lastFinished()
        == RoundResult(
          game: "pebbles", difficulty: "easy", ending: .won, seconds: 5, moves: 4, mistakes: 3,
          score: nil, seed: 2, dealNumber: nil, ingredients: []))
    #expect(try opening.database.tallies().map(\.statistics.won) == [1])
  }

  /// What can be found where the database should be, and what is wrong with it.
  static let damages: [String: Data] = [
    "empty": Data(),
    "text": Data("this is no database\n".utf8),
    "header alone": Data("SQLite format 3\0".utf8),
    "garbage": Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }),
  ]

  @Test(arguments: damages.keys.sorted())
  func aFileThatIsNoDatabaseIsMovedAside(kind: String) throws {
    let damage = try #require(Self.damages[kind])
    try damage.write(to: scratch.file)
    let opening = try openNow()
    let refuge = "aloud.sqlite.damaged-\(stamp)"
    #expect(opening.notices == [notice("storage-damaged-moved", refuge)])
    #expect(content(refuge) == damage)
    #expect(try opening.database.saves() == [])
  }

  @Test(arguments: [1, 4096, 9000, 16384])
  func aTruncatedDatabaseIsMovedAside(length: Int) throws {
    try fill()
    let whole = try Data(contentsOf: scratch.file)
    try #require(whole.count > length)
    try whole.prefix(length).write(to: scratch.file)
    let refuge = "aloud.sqlite.damaged-\(stamp)"
    #expect(try openNow().notices == [notice("storage-damaged-moved", refuge)])
    #expect(content(refuge) == whole.prefix(length))
  }

  @Test func aDatabaseWithAnOverwrittenMiddleIsMovedAside() throws {
    try fill()
    var content = try Data(contentsOf: scratch.file)
    content.replaceSubrange(8192..<12288, with: Data(repeating: 0xAA, count: 4096))
    try content.write(to: scratch.file)
    let refuge = "aloud.sqlite.damaged-\(stamp)"
    #expect(try openNow().notices == [notice("storage-damaged-moved", refuge)])
  }

  @Test func aFolderInItsPlaceIsMovedAside() throws {
    try FileManager.default.createDirectory(at: scratch.file, withIntermediateDirectories: false)
    let refuge = "aloud.sqlite.damaged-\(stamp)"
    #expect(try openNow().notices == [notice("storage-damaged-moved", refuge)])
    #expect(try scratch.names().contains(refuge))
  }

  @Test func aDatabaseOfAnotherProgramIsMovedAside() throws {
    let other = try DatabaseQueue(path: scratch.file.path)
    try other.write { try $0.execute(sql: "CREATE TABLE saves (slot); PRAGMA user_version = 3") }
    try other.close()
    let refuge = "aloud.sqlite.damaged-\(stamp)"
    #expect(try openNow().notices == [notice("storage-damaged-moved", refuge)])
  }

  @Test func aDatabaseOfALaterReleaseIsMovedAside() throws {
    let database = try openNow().database
    try database.queue.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('of a later release')")
    }
    try database.close()
    let whole = content("aloud.sqlite")
    let refuge = "aloud.sqlite.newer-\(stamp)"
    #expect(try openNow().notices == [notice("storage-newer-moved", refuge)])
    #expect(content(refuge) == whole)
  }

  @Test func whatWasMovedAsideEarlierIsNotOverwritten() throws {
    var expected: [String] = []
    for name in ["", "-2", "-3"].map({ "aloud.sqlite.damaged-\(stamp)\($0)" }) {
      try Data("damage to \(name)".utf8).write(to: scratch.file)
      #expect(try openNow().notices == [notice("storage-damaged-moved", name)])
      expected.append(name)
    }
    for name in expected { #expect(content(name) == Data("damage to \(name)".utf8)) }
  }

  @Test func aLogGoesWithItsDatabase() throws {
    try Data("damage".utf8).write(to: scratch.file)
    try Data("log".utf8).write(to: scratch.folder.appending(path: "aloud.sqlite-wal"))
    try openNow().database.close()
    #expect(content("aloud.sqlite.damaged-\(stamp)-wal") == Data("log".utf8))
  }

  @Test func aLogWithoutItsDatabaseIsNotPlayedIntoANewOne() throws {
    let log = scratch.folder.appending(path: "aloud.sqlite-wal")
    try Data("log".utf8).write(to: log)
    let refuge = "aloud.sqlite.damaged-\(stamp)"
    #expect(try openNow().notices == [notice("storage-damaged-moved", refuge)])
    #expect(content(refuge + "-wal") == Data("log".utf8))
  }

  @Test func aFolderThatCannotBeMadeIsToldAndPlayGoesOnInMemory() throws {
    let file = scratch.folder.appending(path: "file")
    try Data().write(to: file)
    let folder = file.appending(path: "state", directoryHint: .isDirectory)
    #expect(throws: StorageProblem.file(FileProblem(folder, .notAFolder))) {
      try SQLiteFile.open(in: folder)
    }
    let database = HomeSaves(try .inMemory())
    _ = try database.claim("pebbles")
    try database.save(round(steps: 3), seconds: 1, in: "pebbles")
    #expect(try database.saves().count == 1)
  }

  /// A database of many pages, closed.
  private func fill() throws {
    let database = try openNow().database
    _ = try database.claim("pebbles")
    try database.save(round(steps: 500), seconds: 1, in: "pebbles")
    for _ in 1...200 { try database.record(RoundResult(of: round(steps: 1), .won, seconds: 1)) }
    try database.close()
  }
}
