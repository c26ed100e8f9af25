// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Metrics
import Storage
import Synchronization

/// A few threads that nobody waits on, each with a connection.
final class ConnectionPool: Sendable {
  let presence: Presence
  private let state: Mutex<State>
  private let duration = Timer(label: "aloud.database.duration")
  private let waiting = Meter(label: "aloud.database.waiting")

  private struct State {
    /// The one that was used last comes last, and is used first: as many are connected as are needed.
    var idle: [Worker]
    var waiting: [CheckedContinuation<Worker, Never>] = []
  }

  /// Connects, and brings the tables up to this release.
  init(_ address: String, connections: Int, lifetime: Duration) throws(StorageProblem) {
    let session = try PQSession(address)
    try PostgreSQLSchema.migrate(session)
    let presence = try Presence(address, session, lifetime: lifetime)
    self.presence = presence
    let leases = PostgreSQLLeases(holder: presence.holder)
    state = Mutex(State(idle: (0..<connections).map { _ in Worker(address, leases) }))
  }

  deinit { presence.leave() }

  func perform<Value: Sendable>(
    with leases: PostgreSQLLeases,
    _ work: @escaping @Sendable (any SQLConnection) throws(StorageProblem) -> Value
  ) async throws(StorageProblem) -> Value {
    let begun = ContinuousClock.now
    waiting.increment()
    let worker = await takeWorker()
    waiting.decrement()
    defer {
      giveBack(worker)
      duration.record(duration: .now - begun)
    }
    do { return try await worker.perform(with: leases, work) } catch {
      Counter(label: "aloud.database.problems", dimensions: [("kind", error.reason.key.name)])
        .increment()
      throw error
    }
  }

  private func takeWorker() async -> Worker {
    await withCheckedContinuation { continuation in
      let worker = state.withLock { state in
        if state.idle.isEmpty { state.waiting.append(continuation) }
        return state.idle.popLast()
      }
      if let worker { continuation.resume(returning: worker) }
    }
  }

  private func giveBack(_ worker: Worker) {
    let next = state.withLock { state in
      if state.waiting.isEmpty { state.idle.append(worker) }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    next?.resume(returning: worker)
  }
}

/// A connection on a thread where waiting keeps nobody else from working.
private actor Worker {
  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let executor: QueueExecutor
  private let connection: PostgreSQLConnection

  init(_ address: String, _ leases: PostgreSQLLeases) {
    executor = QueueExecutor()
    unownedExecutor = executor.asUnownedSerialExecutor()
    connection = PostgreSQLConnection(address, leases: leases)
  }

  func perform<Value: Sendable>(
    with leases: PostgreSQLLeases,
    _ work: @Sendable (any SQLConnection) throws(StorageProblem) -> Value
  ) throws(StorageProblem) -> Value {
    connection.leases = leases
    return try work(connection)
  }
}

private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "aloud.postgresql", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
