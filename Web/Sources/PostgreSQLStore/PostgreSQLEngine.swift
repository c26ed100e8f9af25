// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Storage
import Synchronization

/// A PostgreSQL server, asked by a few threads that nobody waits on, each with a connection.
public final class PostgreSQLEngine: SQLEngine {
  private let presence: Presence
  private let pool: Mutex<Pool>

  private struct Pool {
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
    pool = Mutex(Pool(idle: (0..<connections).map { _ in Worker(address, leases) }))
  }

  deinit { presence.leave() }

  public func perform<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws(StorageProblem) -> Value
  ) async throws(StorageProblem) -> Value {
    let worker = await takeWorker()
    defer { giveBack(worker) }
    return try await worker.perform(work)
  }

  public func leaseNews(of player: PlayerID) -> AsyncStream<Void> { presence.news(of: player) }

  /// Gives back every lease that was claimed here.
  func close() async { await presence.end() }

  private func takeWorker() async -> Worker {
    await withCheckedContinuation { continuation in
      let worker = pool.withLock { pool in
        if pool.idle.isEmpty { pool.waiting.append(continuation) }
        return pool.idle.popLast()
      }
      if let worker { continuation.resume(returning: worker) }
    }
  }

  private func giveBack(_ worker: Worker) {
    let next = pool.withLock { pool in
      if pool.waiting.isEmpty { pool.idle.append(worker) }
      return pool.waiting.isEmpty ? nil : pool.waiting.removeFirst()
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
    _ work: @Sendable (any SQLConnection) throws(StorageProblem) -> Value
  ) throws(StorageProblem) -> Value {
    try work(connection)
  }
}

private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "aloud.postgresql", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
