// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB
import Learning
import Testing

@testable import Storage

@Suite struct MemoryStateTests {
  private let scratch: Scratch
  private let day = Day(20_261_121)
  private let france = LearningItem("country-fr", .capital)
  private let spain = LearningItem("country-es", .place)

  init() throws { scratch = try Scratch() }

  @Test func aDatabaseWithoutMemoriesGetsRoomForThem() throws {
    let old = try DatabaseQueue(path: scratch.file.path)
    try Schema.migrator.migrate(old, upTo: "a row for each move")
    try old.write { try $0.execute(sql: "INSERT INTO flags VALUES ('tutorial', 'done')") }
    try old.close()
    let opening = try scratch.open()
    #expect(opening.notices == [])
    #expect(try opening.database.flag("tutorial") == "done")
    #expect(try opening.database.memoryStates() == [:])
    try opening.database.answered(france, isRight: true, on: day)
    #expect(try opening.database.memoryStates().count == 1)
  }

  @Test(arguments: [
    "stability = 'much'", "stability = -1", "stability = 9e999", "difficulty = x'00'",
    "difficulty = 99", "asked = 'yesterday'", "due = asked - 1", "wrong = -1",
    "kind = 'colour'",
  ]) func aDamagedRowCostsOnlyItself(damage: String) throws {
    let database = try scratch.open().database
    try database.answered(france, isRight: false, on: day)
    try database.answered(spain, isRight: true, on: day)
    try database.queue.write {
      try $0.execute(sql: "UPDATE recollections SET \(damage) WHERE entity = 'country-fr'")
    }
    #expect(try Array(database.memoryStates().keys) == [spain])
    try database.answered(france, isRight: true, on: day)
    let anew = Scheduler().answered(isRight: true, on: day)
    #expect(try database.memoryStates()[france] == anew)
  }

  @Test(arguments: ["\"right\" = 'often'", "wrong = -1", "due = 1", "kind = 'colour'"])
  func aDamagedRowOfTheLogCostsOnlyItself(damage: String) throws {
    let database = try scratch.open().database
    try database.answered(france, isRight: false, on: day)
    try database.answered(spain, isRight: true, on: day)
    try database.queue.write {
      try $0.execute(sql: "UPDATE answerLog SET \(damage) WHERE entity = 'country-fr'")
    }
    #expect(try database.answerLog().map(\.item) == [spain])
  }
}
