// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch

/// One SQLite file, read and written on a thread that nobody waits on.
public struct SQLiteEngine: SQLEngine {
  let connection: SQLiteFile
  private let queue = DispatchQueue(label: "aloud.storage", qos: .userInitiated)

  init(_ connection: SQLiteFile) { self.connection = connection }

  public func perform<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws(StorageProblem) -> Value
  ) async throws(StorageProblem) -> Value {
    let result: Result<Value, StorageProblem> = await withCheckedContinuation { continuation in
      queue.async { [connection] in
        continuation.resume(
          returning: Result { () throws(StorageProblem) in try work(connection) })
      }
    }
    return try result.get()
  }

  public func playerNews(of player: PlayerID) -> AsyncStream<Void> {
    connection.listeners.news(of: player)
  }
}
