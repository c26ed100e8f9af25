// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Lets tasks wait until something holds that changes on other threads.
public final class ChangeSignal: Sendable {
  private struct State {
    var changes = 0
    var lastNumber = 0
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  public init() {}

  /// Has everybody who waits look again. Not to be called under a lock that they look under.
  public func send() {
    let waiting = state.withLock { state in
      state.changes += 1
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until something holds, but no longer than `limit`; the task's cancellation ends it as
  /// well.
  public func wait(within limit: Duration, until holds: @escaping @Sendable () -> Bool) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.wait(until: holds) }
      group.addTask { _ = try? await Task.sleep(for: limit) }
      await group.next()
      group.cancelAll()
    }
  }

  private func wait(until holds: @Sendable () -> Bool) async {
    while !Task.isCancelled {
      let seen = state.withLock { $0.changes }
      if holds() { return }
      await change(after: seen)
    }
  }

  private func change(after seen: Int) async {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard state.changes == seen, !Task.isCancelled else { return true }
          state.waiting[number] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: number) }?.resume()
    }
  }
}
