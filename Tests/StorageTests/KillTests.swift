// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import StoreTestSupport
import Testing

@testable import Storage

@Suite struct KillTests {
  @Test func aRoundSurvivesAHundredKillsAtRandomInstants() throws {
    let scratch = try Scratch()
    var expected = Match(Pebbles(), seed: 7)
    var step = 0
    for strike in 1...100 {
      let child = try Child(scratch.folder, "play", "pebbles")
      // Every other one is struck while it plays, the rest may be still starting.
      let first = strike.isMultiple(of: 2) ? child.line() : nil
      usleep(.random(in: 0...40_000))
      child.strike()
      let told = [first].compactMap(\.self) + child.lines()
      try #require(told.allSatisfy { Int($0) != nil }, "\(told)")

      let opening = try scratch.open()
      #expect(opening.notices == [])
      let round = try opening.database.claim("pebbles").round
      try opening.database.close()
      let acknowledged = told.last.flatMap { Int($0) } ?? step
      let saved = round?.seconds ?? 0
      try #require(saved == acknowledged || saved == acknowledged + 1)
      while step < saved {
        expected.takeStep(step)
        step += 1
      }
      try #require((round?.match ?? Match(Pebbles(), seed: 7)).table == expected.table)
    }
    let opening = try scratch.open()
    let round = try opening.database.claim("pebbles").round
    #expect(Likeness(round?.match) == Likeness(expected))
    #expect(step >= 50)
  }

  @Test func aKillWhileTheDatabaseIsMadeLeavesNoDamage() throws {
    for delay in stride(from: 0, to: 20_000, by: 1_000) {
      let scratch = try Scratch()
      let child = try Child(scratch.folder, "record", "1")
      usleep(UInt32(delay))
      child.strike()
      #expect(try scratch.open().notices == [])
    }
  }
}
