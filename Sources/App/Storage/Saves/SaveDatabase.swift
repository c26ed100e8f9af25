// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB

/// Saved rounds, results and what the game remembers about its players, in one SQLite file.
///
/// Every change is one transaction. The write-ahead log is written, not synchronised, at each
/// (`synchronous = NORMAL`, which GRDB sets with the mode): a process that is killed loses nothing
/// that a call has returned from, because the kernel holds it; a machine that loses power keeps a
/// sound database, less the last seconds. Synchronising at each move would make a player on a slow
/// card wait for every word.
final class SaveDatabase: Sendable {
  let queue: DatabaseQueue
  let games: GameTypes
  let session = LeaseHolder.current()

  private init(_ queue: DatabaseQueue, games: GameTypes) throws {
    self.queue = queue
    self.games = games
    try Schema.migrator.migrate(queue)
  }

  convenience init(file: URL, games: GameTypes) throws {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(5)
    let path = file.path(percentEncoded: false)
    try self.init(DatabaseQueue(path: path, configuration: configuration), games: games)
  }

  /// A database that lasts as long as the program, to play on with when the file cannot be used.
  static func inMemory(games: GameTypes) throws(StorageProblem) -> SaveDatabase {
    do { return try SaveDatabase(DatabaseQueue(), games: games) } catch { throw .init(error) }
  }

  func write<Value>(_ change: (Database) throws -> Value) throws(StorageProblem) -> Value {
    do { return try queue.write(change) } catch { throw .init(error) }
  }

  func read<Value>(_ query: (Database) throws -> Value) throws(StorageProblem) -> Value {
    do { return try queue.read(query) } catch { throw .init(error) }
  }
}
