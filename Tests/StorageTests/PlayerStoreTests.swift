// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Preferences
import Testing

@testable import Storage
@testable import StorageChild

/// What each player keeps, and that no other sees it.
@Suite struct PlayerStoreTests {
  private let scratch: Scratch
  private let store: SQLitePlayerStore
  private let ann = PlayerID(rawValue: "ann")
  private let bob = PlayerID(rawValue: "bob")

  init() throws {
    scratch = try Scratch()
    let home = scratch.folder.path
    let folders = try Folders(environment: ["HOME": home], accountHome: nil)
    store = try SQLitePlayerStore.open(in: folders, games: games).store
  }

  private func name(_ file: String) throws -> PlayerDocument.Name {
    try #require(PlayerDocument.Name(.groups, file: file))
  }

  @Test(arguments: ["home", "ann"]) func everythingAPlayerKeepsComesBack(id: String) async throws {
    let player = PlayerID(rawValue: id)
    let item = LearningItem("country-fr", .capital)
    let word = try #require(Respelling("Lviv", said: "Lveev", language: "en"))
    var quiet = Settings()
    quiet.sounds = false
    let lease = try await store.claim(player, takingOver: .ifHolderIsGone)
    let changes: [PlayerChange] = [
      .save(round(steps: 4), slot: "pebbles", seconds: 9),
      .record(RoundResult(of: round(steps: 5), .won, seconds: 8), clearing: nil),
      .setFlag("hint", value: "given"),
      .answer(item, isRight: true, on: Day(20_261_121)),
      .changeSettings(from: Settings(), to: quiet),
      .keepWord(word),
      .writeDocument(try name("own_a.json"), text: "{}"),
    ]
    for change in changes { try await store.write(change, by: .exclusive(lease)) }

    let opened = try await store.openRounds(in: ["pebbles", "none"], under: lease)
    #expect(opened.rounds.map(\.slot) == ["pebbles"])
    #expect(Likeness(opened.rounds.first?.round.match) == Likeness(round(steps: 4)))
    #expect(try await store.saves(of: player).map(\.slot) == ["pebbles"])
    #expect(try await store.tallies(of: player).map(\.statistics.won) == [1])
    #expect(try await store.lastFinished(ResultFilter(), of: player)?.seconds == 8)
    #expect(
      try await store.latestResult(
        ofDealOf: RoundResult(of: round(steps: 5), .won, seconds: 1), of: player) != nil)
    #expect(
      try await store.recentIngredients(of: "pebbles", rounds: 3, of: player)
        == [["granite", "slate"]])
    #expect(try await store.flags(of: player) == ["hint": "given"])
    #expect(try await Array(store.memoryStates(of: player).keys) == [item])
    #expect(await store.settings(of: player).settings == quiet)
    #expect(await store.respellings(of: player).words == [word])
    #expect(try await store.documents(of: player, .groups).map(\.text) == [.success("{}")])

    #expect(try await store.saves(of: bob) == [])
    #expect(try await store.tallies(of: bob).isEmpty)
    #expect(try await store.lastFinished(ResultFilter(), of: bob) == nil)
    #expect(try await store.flags(of: bob) == [:])
    #expect(try await store.memoryStates(of: bob) == [:])
    #expect(await store.settings(of: bob).settings == Settings())
    #expect(await store.respellings(of: bob).words == [])
    #expect(try await store.documents(of: bob, .groups) == [])

    try await store.write(.forgetWord(word), by: .exclusive(lease))
    try await store.write(.removeDocument(try name("own_a.json")), by: .exclusive(lease))
    try await store.write(.setFlag("hint", value: nil), by: .exclusive(lease))
    try await store.write(.clear(slot: "pebbles"), by: .exclusive(lease))
    #expect(await store.respellings(of: player).words == [])
    #expect(try await store.documents(of: player, .groups) == [])
    #expect(try await store.flags(of: player) == [:])
    #expect(try await store.saves(of: player) == [])
  }

  @Test func thePlayerAtHomeKeepsFilesThatCanBeEdited() async throws {
    var quiet = Settings()
    quiet.sounds = false
    try await store.write(.changeSettings(from: Settings(), to: quiet), by: .shared(.home))
    try await store.write(.writeDocument(try name("a.json"), text: "{}"), by: .shared(.home))
    func content(_ path: String) throws -> String {
      try String(contentsOf: scratch.folder.appending(path: path), encoding: .utf8)
    }
    #expect(try content(".config/aloud/settings.conf") == "sounds = off\n")
    #expect(try content(".local/share/aloud/groups/a.json") == "{}")
  }

  @Test(arguments: ["", "..", "a/b.json", "../x.json", ".hidden"])
  func aNameThatLeadsElsewhereIsNone(file: String) {
    #expect(PlayerDocument.Name(.groups, file: file) == nil)
  }

  @Test func everyWriteOfWhoLostTheLeaseIsRefused() async throws {
    let stale = try await store.claim(ann, takingOver: .ifHolderIsGone)
    let fresh = try await store.claim(ann, takingOver: .always)
    #expect(fresh.number > stale.number)
    let word = try #require(Respelling("a", said: "b", language: nil))
    let changes: [PlayerChange] = [
      .save(round(steps: 1), slot: "pebbles", seconds: 1), .clear(slot: "pebbles"),
      .record(RoundResult(of: round(steps: 1), .won, seconds: 1), clearing: "pebbles"),
      .judge(result: 1, isWinnable: true), .setFlag("hint", value: "given"),
      .answer(LearningItem("country-fr", .capital), isRight: true, on: Day(20_261_121)),
      .changeSettings(from: Settings(), to: Settings()), .keepWord(word), .forgetWord(word),
      .writeDocument(try name("a.json"), text: "{}"), .removeDocument(try name("a.json")),
    ]
    for change in changes {
      await #expect(throws: StorageProblem.notHeld, "\(change)") {
        try await store.write(change, by: .exclusive(stale))
      }
      try await store.write(change, by: .exclusive(fresh))
    }
    await #expect(throws: StorageProblem.notHeld) {
      _ = try await store.openRounds(in: ["pebbles"], under: stale)
    }
  }

  @Test func aLeaseThatWasGivenBackIsWorthNothing() async throws {
    let lease = try await store.claim(ann, takingOver: .ifHolderIsGone)
    try await store.release(lease)
    await #expect(throws: StorageProblem.notHeld) {
      try await store.write(.setFlag("a", value: "b"), by: .exclusive(lease))
    }
    let next = try await store.claim(ann, takingOver: .ifHolderIsGone)
    #expect(next.number > lease.number)
    try await store.release(lease)
    try await store.write(.setFlag("a", value: "b"), by: .exclusive(next))
  }

  @Test func besideTheHolderResultsAreKeptAndRoundsAreNot() async throws {
    let lease = try await store.claim(ann, takingOver: .ifHolderIsGone)
    try await store.write(
      .save(round(steps: 1), slot: "pebbles", seconds: 1), by: .exclusive(lease))
    await #expect(throws: StorageProblem.notHeld) {
      try await store.write(.clear(slot: "pebbles"), by: .shared(ann))
    }
    let result = RoundResult(of: round(steps: 1), .won, seconds: 1)
    try await store.write(.record(result, clearing: "pebbles"), by: .shared(ann))
    #expect(try await store.tallies(of: ann).map(\.statistics.won) == [1])
    #expect(try await store.saves(of: ann).count == 1)
  }

  @Test func changesThatAreAwaitedAreWrittenInOrder() async throws {
    let lease = try await store.claim(ann, takingOver: .ifHolderIsGone)
    for number in 1...200 {
      try await store.write(.setFlag("last", value: "\(number)"), by: .exclusive(lease))
    }
    #expect(try await store.flags(of: ann) == ["last": "200"])
  }
}
