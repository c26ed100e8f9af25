// SPDX-License-Identifier: GPL-3.0-or-later

import Storage
import StoreTestSupport
import Testing

@testable import PostgreSQLStore

/// Leases between processes, by the clock of the server.
@Suite(.serialized, .timeLimit(.minutes(15))) struct LeaseTests {
  private let ann = PlayerID(rawValue: "ann")

  @Test func aProcessThatIsNotHeardOfLosesItsLeases() async throws {
    try await withDatabase { database in
      let child = try Child("PostgreSQLChild", [database.address, "play", "ann", "5000"])
      #expect(child.line() == "1")
      child.strike()
      let store = try database.open(connections: 2)
      await #expect(throws: StorageProblem.openElsewhere) {
        _ = try await store.claim(ann, takingOver: .ifHolderIsGone)
      }
      try database.ask("UPDATE holders SET expires = clock_timestamp() - interval '1 hour'")
      let lease = try await store.claim(ann, takingOver: .ifHolderIsGone)
      let opened = try await store.openRounds(in: ["pebbles"], under: lease)
      #expect(opened.rounds.first?.round.seconds ?? 0 >= 1)
    }
  }

  @Test(.timeLimit(.minutes(15))) func aLeaseRunsOutByItself() async throws {
    try await withDatabase { database in
      let gone = try PQSession(database.address)
      _ = try database.open(connections: 1)
      try gone.run(
        """
        INSERT INTO holders VALUES ('gone', clock_timestamp() + interval '1 second');
        INSERT INTO leases VALUES ('ann', 7, 'gone', 'session')
        """)
      let store = try database.open(connections: 1)
      var refusals = 0
      while true {
        do throws(StorageProblem) {
          #expect(try await store.claim(ann, takingOver: .ifHolderIsGone).number == 8)
          break
        } catch {
          #expect(error == .openElsewhere)
          refusals += 1
        }
      }
      #expect(refusals > 0)
    }
  }

  @Test(.timeLimit(.minutes(15))) func aProcessThatIsThereKeepsItsLeases() async throws {
    try await withDatabase { database in
      let store = try database.open(connections: 1, lifetime: .seconds(2))
      _ = try await store.claim(ann, takingOver: .ifHolderIsGone)
      func expires() throws -> String? {
        try database.ask("SELECT expires::TEXT AS expires FROM holders").first?.optional("expires")
      }
      let first = try expires()
      while try expires() == first { await Task.yield() }
      // It says so anew after the connection broke.
      try database.cutConnections()
      let second = try expires()
      while try expires() == second { await Task.yield() }
    }
  }

  @Test func sessionsOfOneProcessKeepOutEachOther() async throws {
    try await withDatabase { database in
      let first = try database.open(connections: 1)
      let second = first.anotherSession()
      let lease = try await first.claim(ann, takingOver: .ifHolderIsGone)
      await #expect(throws: StorageProblem.openElsewhere) {
        _ = try await second.claim(ann, takingOver: .ifHolderIsGone)
      }
      let loss = Task { await first.isTakenOver(lease) }
      let next = try await second.claim(ann, takingOver: .always)
      #expect(await loss.value)
      try await second.release(next)
      _ = try await first.claim(ann, takingOver: .ifHolderIsGone)
    }
  }

  @Test func whoLeavesGivesEveryLeaseBack() async throws {
    try await withDatabase { database in
      let first = try database.open(connections: 1)
      let lease = try await first.claim(ann, takingOver: .ifHolderIsGone)
      await first.close()
      let second = try database.open(connections: 1)
      let next = try await second.claim(ann, takingOver: .ifHolderIsGone)
      #expect(next.number > lease.number)
      // Its connections are still there, its lease is not.
      await #expect(throws: StorageProblem.notHeld) {
        try await first.write(.setFlag("a", value: "b"), by: .exclusive(lease))
      }
    }
  }

  @Test(.timeLimit(.minutes(15))) func whoLosesALeaseHearsOfIt() async throws {
    try await withDatabase { database in
      let (first, second) = (
        try database.open(connections: 1), try database.open(connections: 1)
      )
      let lease = try await first.claim(ann, takingOver: .ifHolderIsGone)
      let other = try await first.claim(PlayerID(rawValue: "bob"), takingOver: .ifHolderIsGone)
      let loss = Task { await first.isTakenOver(lease) }
      let otherLoss = Task { await first.isTakenOver(other) }
      _ = try await second.claim(ann, takingOver: .always)
      #expect(await loss.value)
      otherLoss.cancel()
      #expect(await !otherLoss.value)
      // What was lost before somebody asked is told at once.
      #expect(await first.isTakenOver(lease))
    }
  }

  @Test(.timeLimit(.minutes(15))) func aLossWhileNobodyListenedIsHeardLater() async throws {
    try await withDatabase { database in
      let first = try database.open(connections: 1, lifetime: .seconds(2))
      let lease = try await first.claim(ann, takingOver: .ifHolderIsGone)
      let loss = Task { await first.isTakenOver(lease) }
      // Nobody is notified of this one.
      try database.ask("UPDATE leases SET number = number + 1")
      try database.cutConnections()
      #expect(await loss.value)
    }
  }
}
