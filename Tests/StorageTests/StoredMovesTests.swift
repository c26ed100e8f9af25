// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB
import StoreTestSupport
import Testing

@testable import Storage

/// How a round lies in the database: its moves a row each.
@Suite struct StoredMovesTests {
  let scratch: Scratch
  let database: HomeSaves

  init() throws {
    scratch = try Scratch()
    database = try scratch.open().database
    _ = try database.claim("pebbles")
  }

  private func save(_ match: Match) throws {
    try database.save(match, seconds: 1, in: "pebbles")
  }

  private func kept() throws -> Likeness? {
    Likeness(try database.claim("pebbles").round?.match)
  }

  private func rowCount() throws -> Int? {
    try database.queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM moves") }
  }

  /// How many rows a save writes or removes.
  private func changes(_ body: () throws -> Void) throws -> Int {
    func total() throws -> Int {
      try database.queue.inDatabase { try Int.fetchOne($0, sql: "SELECT total_changes()") ?? 0 }
    }
    let before = try total()
    try body()
    return try total() - before
  }

  private func played(_ count: Int) throws -> Match {
    var match = Match(Pebbles(), seed: 7)
    for _ in 0..<count { try match.play(Move("shuffle")) }
    return match
  }

  @Test(arguments: [1, 10, 1000]) func aMoveWritesOneRowHoweverLongTheRound(count: Int) throws {
    var match = try played(count)
    try save(match)
    try match.play(Move("shuffle"))
    // The move, and the row of the round.
    #expect(try changes { try save(match) } == 2)
    match.undo(count)
    #expect(try changes { try save(match) } == 1)
    #expect(try kept() == Likeness(match))
    match.redo(count)
    match.setBookmark()
    #expect(try changes { try save(match) } == 1)
    #expect(try database.claim("pebbles").round?.match.bookmark == count + 1)
  }

  @Test(arguments: [1, 2, 7, 20]) func movesThatWereReplacedAreWrittenAnew(undone: Int) throws {
    var match = round(steps: 60)
    while match.redo() != nil {}
    try save(match)
    let before = match.moveCount
    match.undo(undone)
    try match.play(Move("shuffle"))
    try save(match)
    #expect(try rowCount() == before - undone + 1)
    #expect(try kept() == Likeness(match))
  }

  @Test func anotherRoundInTheSlotTakesThePlaceOfAllRows() throws {
    try save(round(steps: 80))
    for other in [round(steps: 40, seed: 8), round(steps: 0), round(steps: 90, seed: 9)] {
      try save(other)
      #expect(try rowCount() == other.savedCount)
      #expect(try kept() == Likeness(other))
    }
  }

  @Test func aSlotThatIsEmptiedLosesItsRows() throws {
    try save(round(steps: 30))
    try database.clear("pebbles")
    #expect(try rowCount() == 0)
    try save(round(steps: 30))
    try database.record(RoundResult(of: round(steps: 30), .won, seconds: 1), clearing: "pebbles")
    #expect(try rowCount() == 0)
  }

  @Test func aRoundIsSetAsideWithItsMoves() throws {
    let match = try played(3)
    try save(match)
    try database.queue.write {
      try $0.execute(sql: "UPDATE moves SET move = '{\"act\":\"shuffle\"' WHERE number = 2")
    }
    #expect(try database.claim("pebbles").notice?.key == "storage-set-aside")
    let text = try database.queue.read {
      try String.fetchOne($0, sql: "SELECT round FROM setAside") ?? ""
    }
    #expect(
      text.split(separator: "\n").dropFirst()
        == [#"{"act":"shuffle"}"#, #"{"act":"shuffle""#, #"{"act":"shuffle"}"#])
    #expect(try rowCount() == 0)
  }

  @Test func aLostRowIsNotedByTheReplay() throws {
    try save(round(steps: 30))
    try database.queue.write { try $0.execute(sql: "DELETE FROM moves WHERE number = 9") }
    #expect(try database.claim("pebbles").notice?.key == "storage-set-aside")
  }

  @Test func theRoundsOfTheFirstReleaseAreReadAndSavedOn() throws {
    try database.close()
    try FileManager.default.removeItem(at: scratch.file)
    let old = try DatabaseQueue(path: scratch.file.path)
    try Schema.migrator.migrate(old, upTo: "1")
    // A save was then as the file of a round is, less two fields that it does not look at.
    let text = try fixture("round-1.json")
    try old.write {
      try $0.execute(
        sql: "INSERT INTO saves (slot, round, seconds, savedAt) VALUES ('pebbles', ?, 75, 1000)",
        arguments: [text])
    }
    try old.close()

    let opening = try scratch.open()
    #expect(opening.notices == [])
    let stored = try #require(try opening.database.claim("pebbles").round)
    var match = round(steps: 12)
    #expect(stored.seconds == 75)
    #expect(Likeness(stored.match) == Likeness(match))
    match.takeStep(12)
    try opening.database.save(match, seconds: 76, in: "pebbles")
    #expect(Likeness(try opening.database.claim("pebbles").round?.match) == Likeness(match))
  }

  /// Players have such rows: a change of theirs needs a fixture of its own, and this one stays.
  @Test func theRowsOfTheSecondReleaseAreWrittenAndReadAsEver() throws {
    var match = round(steps: 12)
    match.setBookmark()
    try save(match)
    #expect(try rows() == fixture("rows-2.txt"))

    var lines = try fixture("rows-2.txt").split(separator: "\n").map(String.init)
    let text = lines.removeFirst()
    try database.queue.write { database in
      try database.execute(sql: "DELETE FROM saves")
      try database.execute(
        sql: """
          INSERT INTO saves (player, slot, round, seconds, savedAt)
          VALUES ('home', 'pebbles', ?, 1, 1000)
          """, arguments: [text])
      for line in lines {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        try database.execute(
          sql: """
            INSERT INTO moves (player, slot, number, fingerprint, move)
            VALUES ('home', 'pebbles', ?, ?, ?)
            """, arguments: [Int(parts[0]), Int64(parts[1]), parts[2]])
      }
    }
    #expect(try kept() == Likeness(match))
    #expect(try database.claim("pebbles").round?.match.bookmark == match.bookmark)
    #expect(try changes { try save(match) } == 1)
  }

  /// The round, then its moves with their numbers and fingerprints, a line each.
  private func rows() throws -> String {
    try database.queue.read { database in
      let round = try String.fetchOne(database, sql: "SELECT round FROM saves") ?? ""
      let moves = try String.fetchAll(
        database,
        sql: "SELECT number || ' ' || fingerprint || ' ' || move FROM moves ORDER BY number")
      return ([round] + moves).map { "\($0)\n" }.joined()
    }
  }

  private func fixture(_ name: String) throws -> String {
    let file = try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil))
    return try String(contentsOf: file, encoding: .utf8)
  }
}
