// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Engine
import Learning
import Storage
import Synchronization

/// A store that answers when a test lets it, and fails where a test wants that.
final class HeldStore: PlayerStore {
  private struct State {
    var isHeld = false
    var problem: StorageProblem?
    var waiting: [CheckedContinuation<Void, Never>] = []
    var calls = 0
    var saves = 0
  }

  private let store: SQLitePlayerStore
  private let state = Mutex(State())
  private let losses = AsyncStream.makeStream(of: Void.self)

  init() throws { store = try SQLitePlayerStore.inMemory(games: GameList.types) }

  /// Answers nothing any more.
  func hold() { state.withLock { $0.isHeld = true } }

  /// Answers what waits, and everything from now on.
  func letGo() {
    let waiting = state.withLock { state in
      state.isHeld = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Writes nothing any more.
  func fail(with problem: StorageProblem) { state.withLock { $0.problem = problem } }

  /// Has another session take over from whoever plays.
  func takeOver(_ player: PlayerID) async throws(StorageProblem) {
    _ = try await store.claim(player, takingOver: .always)
    losses.continuation.yield()
  }

  func isTakenOver(_ lease: Lease) async -> Bool {
    for await _ in losses.stream { return true }
    return false
  }

  /// How often it was asked for anything.
  var calls: Int { state.withLock { $0.calls } }

  /// How often it was to write a round.
  var saves: Int { state.withLock { $0.saves } }

  private func pass() async {
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        state.calls += 1
        if state.isHeld { state.waiting.append(continuation) }
        return state.isHeld
      }
      if !isHeld { continuation.resume() }
    }
  }

  func claim(
    _ player: PlayerID, takingOver: LeaseTakeover
  ) async throws(StorageProblem) -> Lease {
    await pass()
    return try await store.claim(player, takingOver: takingOver)
  }

  func release(_ lease: Lease) async throws(StorageProblem) {
    await pass()
    try await store.release(lease)
  }

  func write(_ change: PlayerChange, by access: WriteAccess) async throws(StorageProblem) {
    if case .save = change { state.withLock { $0.saves += 1 } }
    await pass()
    if let problem = state.withLock({ $0.problem }) { throw problem }
    try await store.write(change, by: access)
  }

  func openRounds(
    in slots: [String], under lease: Lease
  ) async throws(StorageProblem) -> OpenedRounds {
    await pass()
    return try await store.openRounds(in: slots, under: lease)
  }

  func saves(of player: PlayerID) async throws(StorageProblem) -> [SaveSummary] {
    await pass()
    return try await store.saves(of: player)
  }

  func round(in slot: String, of player: PlayerID) async throws(StorageProblem) -> StoredRound? {
    await pass()
    return try await store.round(in: slot, of: player)
  }

  func flags(of player: PlayerID) async throws(StorageProblem) -> [String: String] {
    await pass()
    return try await store.flags(of: player)
  }

  func tallies(of player: PlayerID) async throws(StorageProblem) -> [Tally] {
    await pass()
    return try await store.tallies(of: player)
  }

  func lastFinished(
    _ filter: ResultFilter, of player: PlayerID
  ) async throws(StorageProblem) -> RoundResult? {
    await pass()
    return try await store.lastFinished(filter, of: player)
  }

  func latestResult(
    ofDealOf result: RoundResult, of player: PlayerID
  ) async throws(StorageProblem) -> Int64? {
    await pass()
    return try await store.latestResult(ofDealOf: result, of: player)
  }

  func recentIngredients(
    of game: String, rounds: Int, of player: PlayerID
  ) async throws(StorageProblem) -> [[String]] {
    await pass()
    return try await store.recentIngredients(of: game, rounds: rounds, of: player)
  }

  func memoryStates(
    of player: PlayerID
  ) async throws(StorageProblem) -> [LearningItem: MemoryState] {
    await pass()
    return try await store.memoryStates(of: player)
  }

  func diary(of player: PlayerID) async throws(StorageProblem) -> Diary {
    await pass()
    return try await store.diary(of: player)
  }

  func settings(of player: PlayerID) async -> KeptSettings {
    await pass()
    return await store.settings(of: player)
  }

  func respellings(of player: PlayerID) async -> KeptWords {
    await pass()
    return await store.respellings(of: player)
  }

  func documents(
    of player: PlayerID, _ kind: PlayerDocument.Kind
  ) async throws(StorageProblem) -> [PlayerDocument] {
    await pass()
    return try await store.documents(of: player, kind)
  }
}
