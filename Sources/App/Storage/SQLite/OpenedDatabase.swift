// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import GRDB

/// A database that was opened, and what the player has to be told about it.
struct OpenedDatabase {
  let connection: SQLiteFile
  /// Where a file that cannot be used was moved, and why; empty as a rule.
  let notices: [Term]
}

extension SQLiteFile {
  static let fileName = "aloud.sqlite"

  /// Opens the database of a folder, making both where they do not exist.
  ///
  /// A file that is damaged, is not ours or was made by a later release is moved aside with its
  /// log, never overwritten, and a new one takes its place. One of an earlier release is copied
  /// before it is changed.
  static func open(in folder: URL, now: Date = Date()) throws(StorageProblem) -> OpenedDatabase {
    // Who closes the file last holds it for a moment, in which SQLite lets nobody wait for it.
    for _ in 0..<openingAttempts {
      do throws(StorageProblem) {
        return try openOnce(in: folder, now: now)
      } catch {
        guard error == .busy else { throw error }
        usleep(20_000)
      }
    }
    return try openOnce(in: folder, now: now)
  }

  /// Together a second.
  private static let openingAttempts = 50

  private static func openOnce(in folder: URL, now: Date) throws(StorageProblem) -> OpenedDatabase {
    do {
      try Folders.make(folder)
      let lock = try FolderLock(folder)
      defer { lock.release() }
      let file = folder.appending(path: fileName)
      var notices: [Term] = []
      if let flaw = try flaw(of: file) {
        let refuge = try DatabaseFiles(file).moveAside(as: flaw.rawValue, now: now)
        notices = [flaw.notice(movedTo: refuge)]
      }
      let files = DatabaseFiles(file)
      if files.exist { try files.makePrivate() } else { try create(file) }
      return OpenedDatabase(connection: try openMigrated(file), notices: notices)
    } catch {
      throw StorageProblem(error)
    }
  }

  private static func openMigrated(_ file: URL) throws -> SQLiteFile {
    let copy = try MigrationCopy(before: Schema.migrator, of: file)
    do {
      return try SQLiteFile(file: file)
    } catch {
      copy?.dropIfNothingChanged(Schema.migrator)
      throw error
    }
  }

  /// Made under another name first, so that an empty file is never the sign of a young one.
  private static func create(_ file: URL) throws {
    let draft = file.appendingPathExtension("new")
    DatabaseFiles(draft).remove()
    try DatabaseFiles(draft).makePrivate()
    try SQLiteFile(file: draft).queue.close()
    try DatabaseFiles(draft).move(to: file)
  }

  private enum Flaw: String {
    case damaged, newer

    func notice(movedTo file: URL) -> Term {
      let path = Filling.text(file.path(percentEncoded: false))
      return switch self {
      case .damaged: Term("storage-damaged-moved", ["path": path])
      case .newer: Term("storage-newer-moved", ["path": path])
      }
    }
  }

  /// Why an existing database cannot be used; nil where it can, or where there is none.
  private static func flaw(of file: URL) throws -> Flaw? {
    let files = DatabaseFiles(file)
    guard files.exist else { return nil }
    guard files.holdSomething else { return .damaged }
    do {
      // One that writes would, in closing, play a log into what may be damaged.
      let queue = try reader(file.path(percentEncoded: false))
      defer { try? queue.close() }
      return try queue.read(flaw)
    } catch let error as DatabaseError where error.isDamage {
      return .damaged
    }
  }

  private static func flaw(in database: Database) throws -> Flaw? {
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") == Schema.applicationID,
      try String.fetchAll(database, sql: "PRAGMA quick_check") == ["ok"]
    else { return .damaged }
    return try Schema.migrator.hasBeenSuperseded(database) ? .newer : nil
  }

  private static func reader(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration.bounded
    configuration.readonly = true
    // Another copy that opens or closes it holds it for a moment.
    configuration.busyMode = .timeout(5)
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}

// Where it cannot be written.
extension SQLiteFile {
  /// A copy that lasts as long as the program, of the database of a folder that cannot be written.
  ///
  /// - Returns: nil where there is none, or it cannot be used, or is too large.
  static func inMemory(copyOf folder: URL) -> SQLiteFile? {
    let file = folder.appending(path: fileName)
    let files = DatabaseFiles(file)
    guard files.holdSomething, files.size <= largestCopy else { return nil }
    if let copy = try? copy(from: file.path(percentEncoded: false)) { return copy }
    // Even to read beside others SQLite writes: an index of the log. Where there is no log, nobody else
    // is there.
    guard !files.haveChangesInLog else { return nil }
    return try? copy(from: "file:\(file.path(percentEncoded: true))?immutable=1")
  }

  /// In bytes.
  private static let largestCopy = 64 << 20

  private static func copy(from path: String) throws -> SQLiteFile? {
    let source = try reader(path)
    defer { try? source.close() }
    guard try source.read(flaw) == nil else { return nil }
    let memory = try DatabaseQueue(configuration: .bounded)
    try source.backup(to: memory)
    return try SQLiteFile(memory)
  }
}

extension DatabaseError {
  var isDamage: Bool { [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode) }
}
