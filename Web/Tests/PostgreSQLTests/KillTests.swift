// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Storage
import StoreTestSupport
import Testing

@testable import PostgreSQLStore

/// Processes that are killed (-9) while they write.
@Suite(.serialized, .timeLimit(.minutes(15))) struct KillTests {
  private let ann = PlayerID(rawValue: "ann")

  @Test func whatWasAcknowledgedSurvivesAHundredKills() async throws {
    try await withDatabase { database in
      let store = try database.open(connections: 2)
      var expected = Match(Pebbles(), seed: 7)
      var step = 0
      for strike in 1...100 {
        let child = try Child("PostgreSQLChild", [database.address, "take-over", "ann", "5000"])
        // Every other one is struck while it plays, the rest may be still starting.
        let first = strike.isMultiple(of: 2) ? child.line() : nil
        usleep(.random(in: 0...40_000))
        child.strike()
        let told = [first].compactMap(\.self) + child.lines()
        try #require(told.allSatisfy { Int($0) != nil }, "\(told)")
        // The server may be still at work on what the child asked for last; this waits for it.
        let lease = try await store.claim(ann, takingOver: .always)
        let opened = try await store.openRounds(in: ["pebbles"], under: lease)
        #expect(opened.notices == [])
        let acknowledged = told.last.flatMap { Int($0) } ?? step
        let saved = opened.rounds.first?.round.seconds ?? 0
        try #require(saved == acknowledged || saved == acknowledged + 1)
        while step < saved {
          expected.takeStep(step)
          step += 1
        }
        let kept = opened.rounds.first?.round.match ?? Match(Pebbles(), seed: 7)
        try #require(kept.table == expected.table)
      }
      #expect(
        Likeness(try await store.round(in: "pebbles", of: ann)?.match) == Likeness(expected))
      #expect(step >= 50)
    }
  }

  @Test func processesThatTakeOverFromEachOtherLoseNothing() async throws {
    try await withDatabase { database in
      let store = try database.open(connections: 2)
      var step = 0
      for _ in 1...10 {
        let stale = try Child("PostgreSQLChild", [database.address, "take-over", "ann", "5000"])
        try #require(stale.line() != nil)
        let fresh = try Child("PostgreSQLChild", [database.address, "take-over", "ann", "50"])
        let told = fresh.lines().compactMap { Int($0) }
        // It plays until it is refused, however far it had come.
        let last = stale.lines()
        #expect(last.last == "problem storage-not-held")
        #expect(told.count == 50)
        // Who came after went on where the other was refused.
        let acknowledged = last.dropLast().compactMap { Int($0) }.last ?? 0
        #expect(told.first ?? 0 > acknowledged)
        let saved = try await store.round(in: "pebbles", of: ann)?.seconds ?? 0
        #expect(saved == told.last && saved > step)
        step = saved
      }
    }
  }
}
