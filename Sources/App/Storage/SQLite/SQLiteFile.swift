// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GRDB
import GRDBSQLite

/// One SQLite file.
///
/// Every change is one transaction. The write-ahead log is written, not synchronised, at each
/// (`synchronous = NORMAL`, which GRDB sets with the mode): a process that is killed loses nothing
/// that a call has returned from, because the kernel holds it; a machine that loses power keeps a
/// sound database, less the last seconds. Synchronising at each move would make a player on a slow
/// card wait for every word.
final class SQLiteFile: SQLConnection, Sendable {
  let queue: DatabaseQueue
  let leases: any LeaseLedger = SQLiteLeases(session: .current())
  /// Sessions of this process: a server that keeps a file is one.
  let listeners = NewsListeners()

  init(_ queue: DatabaseQueue) throws {
    self.queue = queue
    try Schema.migrator.migrate(queue)
  }

  convenience init(file: URL) throws {
    var configuration = Configuration.bounded
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(5)
    let path = file.path(percentEncoded: false)
    try self.init(DatabaseQueue(path: path, configuration: configuration))
  }

  /// A database that lasts as long as the program, to play on with when the file cannot be used.
  static func inMemory() throws(StorageProblem) -> SQLiteFile {
    do {
      return try SQLiteFile(DatabaseQueue(configuration: .bounded))
    } catch {
      throw .init(error)
    }
  }

  func tellNews(of players: [PlayerID]) {
    let players = Set(players)
    listeners.tell(players.contains)
  }

  func write<Value>(
    _ change: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value {
    do { return try queue.write { try change(SQLiteTransaction(database: $0)) } } catch {
      throw .init(error)
    }
  }

  func read<Value>(
    _ query: (any SQLTransaction) throws -> Value
  ) throws(StorageProblem) -> Value {
    do { return try queue.read { try query(SQLiteTransaction(database: $0)) } } catch {
      throw .init(error)
    }
  }
}

private struct SQLiteTransaction: SQLTransaction {
  let database: Database

  /// One at a time writes to a file.
  func lock(_ player: PlayerID) {}

  func rows(_ sql: String, _ arguments: [(any SQLConvertible)?]) throws -> [SQLRow] {
    let statement = try database.cachedStatement(sql: sql)
    let arguments = StatementArguments(arguments.map { ($0?.sqlValue ?? .null).databaseValue })
    guard statement.columnCount > 0 else {
      try statement.execute(arguments: arguments)
      return []
    }
    let columns = SQLRow.Columns(statement.columnNames)
    var rows: [SQLRow] = []
    var room = Self.mostRead
    let found = try Row.fetchCursor(statement, arguments: arguments)
    while let row = try found.next() {
      let values = Array(row.databaseValues.map(SQLValue.init))
      room -= values.reduce(Self.rowSize) { $0 + $1.size }
      guard room > 0 else { throw StorageProblem.unreadable }
      rows.append(SQLRow(columns, values))
    }
    return rows
  }

  /// What one statement reads, in bytes as they lie in memory: some 200,000 results, which nobody plays.
  private static let mostRead = 64 << 20

  private static let rowSize = 64
}

extension Configuration {
  /// Nothing that is read or written is longer than any round or text can be, whoever wrote the file.
  static var bounded: Configuration {
    var configuration = Configuration()
    configuration.prepareDatabase(limit)
    return configuration
  }

  static func limit(_ database: Database) {
    sqlite3_limit(database.sqliteConnection, SQLITE_LIMIT_LENGTH, longest)
  }

  /// In bytes.
  private static let longest: Int32 = 16 << 20
}

extension SQLValue {
  fileprivate init(_ value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let number): .integer(number)
      case .double(let number): .real(number)
      case .string(let text): .text(text)
      case .blob(let bytes): .blob(bytes)
      }
  }

  /// In bytes, as it lies in memory.
  fileprivate var size: Int {
    let held =
      switch self {
      case .null, .integer, .real: 0
      case .text(let text): text.utf8.count
      case .blob(let bytes): bytes.count
      }
    return MemoryLayout<SQLValue>.stride + held
  }

  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .blob(let bytes): bytes.databaseValue
    }
  }
}
