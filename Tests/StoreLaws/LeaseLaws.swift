// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Preferences
import Storage
import StoreTestSupport
import Testing

/// Who may write.
enum LeaseLaws {
  static let all = [
    StoreLaw("every write of who lost the lease is refused", everyWriteOfWhoLostIt),
    StoreLaw("a lease that was given back is worth nothing", aLeaseThatWasGivenBack),
    StoreLaw("beside the holder results are kept and rounds are not", besideTheHolder),
    StoreLaw("one session at a time has the lease", oneAtATime),
    StoreLaw("what another session plays is listed as open there", openElsewhere),
    StoreLaw("changes that are awaited are written in order", inOrder),
    StoreLaw("sessions that write at once lose nothing", atOnce),
  ]

  private static func everyWriteOfWhoLostIt(_ site: any StoreSite) async throws {
    let stale = try await Seat(site)
    let fresh = try await Seat(site, takingOver: .always)
    #expect(fresh.lease.number > stale.lease.number)
    let word = try #require(Respelling("a", said: "b", language: nil))
    let name = try #require(PlayerDocument.Name(.groups, file: "a.json"))
    let changes: [PlayerChange] = [
      .save(round(steps: 1), slot: "pebbles", seconds: 1), .clear(slot: "pebbles"),
      .record(RoundResult(of: round(steps: 1), .won, seconds: 1), clearing: "pebbles"),
      .judge(result: 1, isWinnable: true), .setFlag("hint", value: "given"),
      .answer(LearningItem("country-fr", .capital), isRight: true, on: Day(20_261_121)),
      .changeSettings(from: Settings(), to: Settings()), .keepWord(word), .forgetWord(word),
      .writeDocument(name, text: "{}"), .removeDocument(name),
    ]
    for change in changes {
      await #expect(throws: StorageProblem.notHeld, "\(change)") { try await stale.write(change) }
      try await fresh.write(change)
    }
    await #expect(throws: StorageProblem.notHeld) { _ = try await stale.kept() }
  }

  private static func aLeaseThatWasGivenBack(_ site: any StoreSite) async throws {
    let first = try await Seat(site)
    try await first.store.release(first.lease)
    await #expect(throws: StorageProblem.notHeld) {
      try await first.write(.setFlag("a", value: "b"))
    }
    let next = try await Seat(site)
    #expect(next.lease.number > first.lease.number)
    try await first.store.release(first.lease)
    try await next.write(.setFlag("a", value: "b"))
  }

  private static func besideTheHolder(_ site: any StoreSite) async throws {
    let holder = try await Seat(site)
    let player = holder.player
    try await holder.save(round(steps: 1))
    let other = try await site.open()
    await #expect(throws: StorageProblem.notHeld) {
      try await other.write(.clear(slot: "pebbles"), by: .shared(player))
    }
    await #expect(throws: StorageProblem.notHeld) {
      try await other.write(
        .save(round(steps: 2), slot: "pebbles", seconds: 1), by: .shared(player))
    }
    let result = RoundResult(of: round(steps: 1), .won, seconds: 1)
    try await other.write(.record(result, clearing: "pebbles"), by: .shared(player))
    #expect(try await holder.tallies().map(\.statistics.won) == [1])
    #expect(try await holder.store.saves(of: player).count == 1)
  }

  private static func oneAtATime(_ site: any StoreSite) async throws {
    let holder = try await Seat(site)
    let other = try await site.open()
    await #expect(throws: StorageProblem.openElsewhere) {
      _ = try await other.claim(holder.player, takingOver: .ifHolderIsGone)
    }
    try await holder.save(round(steps: 3), seconds: 4)
    try await holder.store.release(holder.lease)
    let next = try await Seat(site)
    #expect(try await next.kept()?.seconds == 4)
    // Of another player it says nothing.
    _ = try await Seat(site, "bob")
  }

  private static func openElsewhere(_ site: any StoreSite) async throws {
    let holder = try await Seat(site)
    try await holder.save(round(steps: 1), seconds: 5)
    let other = try await site.open()
    func isOpen(_ store: any PlayerStore) async throws -> [Bool] {
      try await store.saves(of: holder.player).map(\.isOpenElsewhere)
    }
    #expect(try await isOpen(holder.store) == [false])
    #expect(try await isOpen(other) == [true])
    try await holder.store.release(holder.lease)
    #expect(try await isOpen(other) == [false])
  }

  private static func inOrder(_ site: any StoreSite) async throws {
    let seat = try await Seat(site)
    for number in 1...200 { try await seat.write(.setFlag("last", value: "\(number)")) }
    #expect(try await seat.store.flags(of: seat.player) == ["last": "200"])
  }

  private static func atOnce(_ site: any StoreSite) async throws {
    let player = PlayerID(rawValue: "ann")
    let day = Day(20_261_121)
    let france = LearningItem("country-fr", .capital)
    var stores: [any PlayerStore] = []
    for _ in 1...4 { stores.append(try await site.open()) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for store in stores {
        group.addTask {
          for _ in 1...25 {
            try await store.write(.answer(france, isRight: true, on: day), by: .shared(player))
            let result = RoundResult(of: round(steps: 1), .won, seconds: 1)
            try await store.write(.record(result, clearing: nil), by: .shared(player))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await stores[0].tallies(of: player).map(\.statistics.won) == [100])
    #expect(try await stores[0].memoryStates(of: player)[france]?.right == 100)
    #expect(try await stores[0].diary(of: player).answers.map(\.right) == [100])
  }
}
