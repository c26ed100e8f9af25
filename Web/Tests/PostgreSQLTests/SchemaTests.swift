// SPDX-License-Identifier: GPL-3.0-or-later

import Storage
import StoreTestSupport
import Testing

@testable import PostgreSQLStore

@Suite(.serialized, .timeLimit(.minutes(15))) struct SchemaTests {
  private let ann = PlayerID(rawValue: "ann")

  @Test func processesThatStartAtOnceMakeTheTablesOnce() async throws {
    try await withDatabase { database in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...6 {
          group.addTask { _ = try database.open(connections: 1) }
        }
        try await group.waitForAll()
      }
      let migrations = try database.ask("SELECT number FROM migrations ORDER BY number")
      #expect(
        migrations.map { $0.optional("number") } == Array(1...PostgreSQLSchema.migrations.count))
    }
  }

  @Test func tablesOfALaterReleaseAreLeftAlone() async throws {
    try await withDatabase { database in
      let store = try database.open(connections: 1)
      try await store.write(.setFlag("a", value: "b"), by: .shared(ann))
      try database.ask("INSERT INTO migrations (number) VALUES (99)")
      #expect(throws: StorageProblem.newer) { try database.open(connections: 1) }
      // Who was there before plays on, until the server is started anew with its successor.
      try await store.write(.setFlag("a", value: "c"), by: .shared(ann))
      try database.cutConnections()
      await #expect(throws: StorageProblem.newer) {
        try await store.write(.setFlag("a", value: "d"), by: .shared(ann))
      }
      let value = try database.ask("SELECT value FROM flags").first
      #expect(value?.optional("value") == "c")
    }
  }

  @Test(arguments: ["postgres:///none?host=/nowhere", "postgres://127.0.0.1:1/none", "nonsense"])
  func aServerThatIsNotThereIsTold(address: String) throws {
    let problem = #expect(throws: StorageProblem.self) {
      try PostgreSQLPlayerStore.open(at: address, games: games)
    }
    guard case .unreachable(let reason) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("\n"))
    #expect(problem?.reason.key == "storage-unreachable")
  }
}
