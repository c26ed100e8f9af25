// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Writes what a session changes: in order, and while the session goes on.
public final class ChangeQueue: Sendable {
  private struct State {
    var waiting: [PlayerChange] = []
    var isWriting = false
    var problems: [StorageProblem] = []
    var flushes: [CheckedContinuation<Void, Never>] = []
  }

  private let store: any PlayerStore
  private let access: WriteAccess
  /// Called, on another thread, when something could not be kept.
  private let notify: @Sendable () -> Void
  private let state = Mutex(State())

  public init(
    to store: any PlayerStore, by access: WriteAccess,
    notify: @escaping @Sendable () -> Void = {}
  ) {
    self.store = store
    self.access = access
    self.notify = notify
  }

  public func add(_ change: PlayerChange) {
    let isIdle = state.withLock { state in
      state.waiting.append(change)
      defer { state.isWriting = true }
      return !state.isWriting
    }
    if isIdle { Task { await writeAll() } }
  }

  /// Waits until everything added so far is kept, or is known not to be.
  ///
  /// - Returns: what could not be kept since this was asked last; empty where all was.
  public func flush() async -> [StorageProblem] {
    await withCheckedContinuation { continuation in
      let isWriting = state.withLock { state in
        if state.isWriting { state.flushes.append(continuation) }
        return state.isWriting
      }
      if !isWriting { continuation.resume() }
    }
    return takeProblems()
  }

  /// What could not be kept since this was asked last, without waiting.
  public func takeProblems() -> [StorageProblem] {
    state.withLock { state in
      defer { state.problems = [] }
      return state.problems
    }
  }

  private func writeAll() async {
    while let change = next() {
      do {
        try await store.write(change, by: access)
      } catch {
        state.withLock { $0.problems.append(error) }
        notify()
      }
    }
  }

  /// Nil where nothing is left; whoever waits for that then goes on.
  private func next() -> PlayerChange? {
    let (change, flushes) = state.withLock {
      state -> (PlayerChange?, [CheckedContinuation<Void, Never>]) in
      guard state.waiting.isEmpty else { return (state.waiting.removeFirst(), []) }
      state.isWriting = false
      defer { state.flushes = [] }
      return (nil, state.flushes)
    }
    for flush in flushes { flush.resume() }
    return change
  }
}
