// SPDX-License-Identifier: GPL-3.0-or-later

import Storage
import StoreTestSupport
import Testing

@testable import PostgreSQLStore

@Suite(.serialized, .timeLimit(.minutes(15))) struct ConnectionTests {
  private let ann = PlayerID(rawValue: "ann")

  @Test func aServerThatWasStartedAnewIsGoneOnWith() async throws {
    let server = try DatabaseServer()
    let database = try TestDatabase(on: server)
    let store = try database.open(connections: 2)
    let lease = try await store.claim(ann, takingOver: .ifHolderIsGone)
    func save(_ steps: Int) async throws {
      try await store.write(
        .save(round(steps: steps), slot: "pebbles", seconds: steps), by: .exclusive(lease))
    }
    try await save(3)
    try server.tell("stop")
    let problem = await #expect(throws: StorageProblem.self) { try await save(4) }
    #expect(problem?.reason.key == "storage-unreachable")
    try server.tell("start")
    #expect(try await store.round(in: "pebbles", of: ann)?.seconds == 3)
    try await save(5)
    #expect(try await store.round(in: "pebbles", of: ann)?.seconds == 5)
    await database.close()
  }

  @Test func aConnectionThatBrokeWhileItWasIdleIsMadeAnew() async throws {
    try await withDatabase { database in
      let store = try database.open(connections: 1)
      try await store.write(.setFlag("a", value: "b"), by: .shared(ann))
      try database.cutConnections()
      try await store.write(.setFlag("a", value: "c"), by: .shared(ann))
      #expect(try await store.flags(of: ann) == ["a": "c"])
    }
  }

  @Test func whatFailsHalfwayLeavesNothing() async throws {
    try await withDatabase { database in
      let store = try database.open(connections: 1)
      let lease = try await store.claim(ann, takingOver: .ifHolderIsGone)
      try database.ask("ALTER TABLE moves ADD CONSTRAINT few CHECK (number < 20)")
      await #expect(throws: StorageProblem.failedOnServer(state: "23514")) {
        try await store.write(
          .save(round(steps: 90), slot: "pebbles", seconds: 1), by: .exclusive(lease))
      }
      #expect(try await store.saves(of: ann) == [])
      try await store.write(
        .save(round(steps: 3), slot: "pebbles", seconds: 1), by: .exclusive(lease))
      #expect(try await store.saves(of: ann).count == 1)
    }
  }

  @Test func manyPlayersShareFewConnections() async throws {
    try await withDatabase { database in
      let store = try database.open(connections: 4)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...300 {
          group.addTask {
            let player = PlayerID(rawValue: "player \(number)")
            let lease = try await store.claim(player, takingOver: .ifHolderIsGone)
            try await store.write(
              .save(round(steps: 2), slot: "pebbles", seconds: number), by: .exclusive(lease))
            let kept = try await store.round(in: "pebbles", of: player)
            #expect(kept?.seconds == number)
          }
        }
        try await group.waitForAll()
      }
      let count = try database.ask(
        """
        SELECT count(*) AS count FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        """
      ).first
      // Four, and one that listens.
      #expect(count?.optional("count") == 5)
    }
  }

  /// Were waiting done on the threads that Swift's tasks share, none of them would come to the end.
  @Test func whoeverWaitsForTheServerKeepsNobodyFromWorking() async throws {
    try await withDatabase { database in
      let store = try database.open(connections: 8)
      try await store.write(.setFlag("a", value: "0"), by: .shared(ann))
      let lock = try PQSession(database.address)
      try lock.run("BEGIN; SELECT 1 FROM leases WHERE player = 'ann' FOR UPDATE")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 1...8 {
          group.addTask {
            try await store.write(.setFlag("\(number)", value: "1"), by: .shared(ann))
          }
        }
        let waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        while try database.ask(waiting).count < 8 { await Task.yield() }
        let works = await withTaskGroup(of: Int.self) { group in
          for number in 1...100 { group.addTask { number } }
          return await group.reduce(0, +)
        }
        #expect(works == 5050)
        #expect(try database.ask("SELECT 1 FROM flags").count == 1)
        try lock.run("COMMIT")
        try await group.waitForAll()
      }
      #expect(try await store.flags(of: ann).count == 9)
    }
  }
}
