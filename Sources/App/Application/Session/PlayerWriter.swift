// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences
import Storage
import Synchronization

/// Writes what a player keeps, one change after another, while the talk goes on.
public final class PlayerWriter: Sendable {
  private let items: AsyncStream<Item>.Continuation
  private let backlog: Backlog

  private enum Item: Sendable {
    case change(PlayerChange)
    /// The settings as they are to be kept.
    case settings(Settings)
    /// A change, and somebody who waits to hear how it ended.
    case awaited(PlayerChange, CheckedContinuation<StorageProblem?, Never>)
    /// Nothing can be kept any more.
    case loss
    /// Somebody who waits for everything before it.
    case end(@Sendable () -> Void)
  }

  /// - Parameters:
  ///   - player: with the settings as the store has them.
  ///   - tell: called, on another thread, with why something could not be kept: once, not again with
  ///     every change that fails alike.
  public init(for player: StoredPlayer, tell: @escaping @Sendable (StorageProblem) -> Void) {
    let (stream, items) = AsyncStream.makeStream(of: Item.self)
    let backlog = Backlog()
    self.items = items
    self.backlog = backlog
    Task {
      var written = player.settings
      var lastProblem = player.unclaimed
      func take(_ problem: StorageProblem?) {
        if let problem, problem != lastProblem { tell(problem) }
        lastProblem = problem
      }
      func keep(_ change: PlayerChange) async -> StorageProblem? {
        do { try await player.keep(change) } catch { return error }
        return nil
      }
      for await item in stream {
        switch item {
        case .change(let change): take(await keep(change))
        case .settings(let kept):
          // What could not be written before is tried once more with it.
          let problem = await keep(.changeSettings(from: written, to: kept))
          if problem == nil { written = kept }
          take(problem)
        case .awaited(let change, let continuation):
          lastProblem = await keep(change)
          continuation.resume(returning: lastProblem)
        case .loss: take(.notHeld)
        case .end(let arrive):
          // Before: whoever hears of it may ask at once what is left.
          backlog.end()
          arrive()
          continue
        }
        backlog.end()
      }
    }
  }

  deinit { items.finish() }

  func write(_ change: PlayerChange) { add(.change(change)) }

  func write(_ settings: Settings) { add(.settings(settings)) }

  /// Another session has taken over: that is told once, now or with the next change.
  func lose() { add(.loss) }

  /// Writes a change and waits for that.
  ///
  /// - Throws: a ``StorageProblem`` where it could not be kept.
  func write(andWaitFor change: PlayerChange) async throws(StorageProblem) {
    if let problem = await withCheckedContinuation({ add(.awaited(change, $0)) }) { throw problem }
  }

  /// Waits until everything that was to be written by now has been tried.
  func settled() async {
    await withCheckedContinuation { continuation in add(.end { continuation.resume() }) }
  }

  /// The same, but not for a store that is slow: the talk goes on without it then, and waits no more
  /// until the store has caught up. So a program that is struck has kept all but the last it told.
  ///
  /// - Returns: whether nothing is left to be written.
  @discardableResult func catchUp() async -> Bool {
    if backlog.isWorthWaitingFor { await waitForAWhile() }
    return backlog.isEmpty
  }

  private func waitForAWhile() async {
    await withCheckedContinuation { continuation in
      let waiter = Waiter(continuation)
      let sleep = Task { [backlog] in
        do { try await Task.sleep(for: Self.patience) } catch { return }
        if waiter.leave() { backlog.isLate() }
      }
      add(
        .end {
          waiter.leave()
          sleep.cancel()
        })
    }
  }

  private static let patience = Duration.milliseconds(500)

  private func add(_ item: Item) {
    backlog.begin()
    items.yield(item)
  }
}

/// How much is still to be written.
private final class Backlog: Sendable {
  private let state = Mutex((count: 0, isLate: false))

  var isEmpty: Bool { state.withLock { $0.count == 0 } }

  var isWorthWaitingFor: Bool { state.withLock { $0.count > 0 && !$0.isLate } }

  func begin() { state.withLock { $0.count += 1 } }

  func end() {
    state.withLock { state in
      state.count -= 1
      if state.count == 0 { state.isLate = false }
    }
  }

  func isLate() { state.withLock { $0.isLate = true } }
}

/// Somebody who goes on at the first of several occasions.
private final class Waiter: Sendable {
  private let continuation: Mutex<CheckedContinuation<Void, Never>?>

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = Mutex(continuation) }

  /// - Returns: whether this was the first occasion.
  @discardableResult func leave() -> Bool {
    let waiting = continuation.withLock { $0.take() }
    waiting?.resume()
    return waiting != nil
  }
}
