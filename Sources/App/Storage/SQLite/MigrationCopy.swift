// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GRDB

/// A copy of a database of an earlier release, made beside it before it is changed to what this
/// release needs.
struct MigrationCopy {
  private let file: URL
  private let copy: URL
  private let version: Int

  /// Makes one, where a database is not yet as this release needs it; nil where it is.
  ///
  /// - Throws: ``StorageProblem/notCopied(because:)``, and where a copy of the earlier release that
  ///   is still running would find its tables gone.
  init?(before migrator: DatabaseMigrator, of file: URL) throws(StorageProblem) {
    do {
      let source = try Self.open(file, isReadOnly: true)
      defer { try? source.close() }
      let version = try source.read { try migrator.appliedIdentifiers($0).count }
      guard version < migrator.migrations.count else { return nil }
      if try source.read(Self.isInUse) { throw StorageProblem.busy }
      self.file = file
      self.version = version
      copy = try Self.write(source, version, beside: file)
    } catch {
      throw StorageProblem(error)
    }
  }

  /// Removes the copy again where the migration has come to nothing; else each start would leave
  /// another one.
  func dropIfNothingChanged(_ migrator: DatabaseMigrator) {
    guard let database = try? Self.open(file, isReadOnly: true) else { return }
    defer { try? database.close() }
    let applied = try? database.read { try migrator.appliedIdentifiers($0).count }
    if applied == version { DatabaseFiles(copy).remove() }
  }

  /// Page for page, and only under its name once it is whole.
  private static func write(
    _ source: DatabaseQueue, _ version: Int, beside file: URL
  ) throws -> URL {
    let draft = file.appendingPathExtension("copy")
    do {
      DatabaseFiles(draft).remove()
      try DatabaseFiles(draft).makePrivate()
      let target = try open(draft, isReadOnly: false)
      try source.backup(to: target)
      try target.close()
      let copy = DatabaseFiles(file).unusedName("version-\(version)")
      try DatabaseFiles(draft).move(to: copy)
      return copy
    } catch {
      DatabaseFiles(draft).remove()
      throw StorageProblem.notCopied(because: StorageProblem(error))
    }
  }

  /// Earlier releases claimed each slot by itself.
  private static func isInUse(_ database: Database) throws -> Bool {
    guard try database.tableExists("claims") else { return false }
    return try Row.fetchAll(database, sql: "SELECT session, process, started FROM claims")
      .contains { row in
        LeaseHolder(id: row["session"], process: row["process"], started: row["started"]).isRunning
      }
  }

  private static func open(_ file: URL, isReadOnly: Bool) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    return try DatabaseQueue(
      path: file.path(percentEncoded: false), configuration: configuration)
  }
}
