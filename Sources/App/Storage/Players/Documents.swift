// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GRDB

/// What a player keeps as text, readable and writable by hand where it lies in files.
enum DocumentPath: Hashable {
  case settings, pronunciation
  case made(PlayerDocument.Name)

  var name: String {
    switch self {
    case .settings: "settings.conf"
    case .pronunciation: "pronunciation.conf"
    case .made(let made): "\(made.kind.rawValue)/\(made.file)"
    }
  }
}

/// Where the texts of a player lie.
protocol Documents: Sendable {
  /// Nil where there is none.
  func read(_ path: DocumentPath) throws(StorageProblem) -> Data?
  func write(
    _ content: Data, to path: DocumentPath, by access: WriteAccess
  ) throws(StorageProblem)
  func remove(_ path: DocumentPath, by access: WriteAccess) throws(StorageProblem)
  /// The names of those that the player made, in order.
  func names(_ kind: PlayerDocument.Kind) throws(StorageProblem) -> [PlayerDocument.Name]
}

/// The texts of the player at home: files that other programs may change meanwhile.
struct DocumentFiles: Documents {
  /// In bytes.
  private static let largest = 1 << 20

  let folders: Folders
  let database: SaveDatabase

  func read(_ path: DocumentPath) throws(StorageProblem) -> Data? {
    do throws(FileProblem) {
      return try WholeFile.read(file(path), atMost: Self.largest)
    } catch  where error.cause == .missing {
      return nil
    } catch {
      throw .file(error)
    }
  }

  func write(
    _ content: Data, to path: DocumentPath, by access: WriteAccess
  ) throws(StorageProblem) {
    try database.check(access)
    let file = file(path)
    do throws(FileProblem) {
      try Folders.make(file.deletingLastPathComponent())
      try WholeFile.write(content, to: file)
    } catch {
      throw .file(error)
    }
  }

  func remove(_ path: DocumentPath, by access: WriteAccess) throws(StorageProblem) {
    try database.check(access)
    do { try WholeFile.remove(file(path)) } catch { throw .file(error) }
  }

  func names(_ kind: PlayerDocument.Kind) throws(StorageProblem) -> [PlayerDocument.Name] {
    let path = folder(kind).path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        .filter { $0.hasSuffix(".json") }.compactMap { PlayerDocument.Name(kind, file: $0) }
    } catch {
      throw .file(FileProblem(folder(kind), .init(errno: errno)))
    }
  }

  private func file(_ path: DocumentPath) -> URL {
    switch path {
    case .settings, .pronunciation: folders.config.appending(path: path.name)
    case .made(let made): folder(made.kind).appending(path: made.file)
    }
  }

  private func folder(_ kind: PlayerDocument.Kind) -> URL {
    switch kind {
    case .groups: folders.groups
    case .decks: folders.decks
    }
  }
}

/// The texts of a player who has no files here.
struct DocumentRows: Documents {
  let player: PlayerID
  let database: SaveDatabase

  func read(_ path: DocumentPath) throws(StorageProblem) -> Data? {
    try database.read {
      try Data.fetchOne(
        $0, sql: "SELECT content FROM documents WHERE player = ? AND name = ?",
        arguments: [player.rawValue, path.name])
    }
  }

  func write(
    _ content: Data, to path: DocumentPath, by access: WriteAccess
  ) throws(StorageProblem) {
    try database.write {
      try database.require(access, in: $0)
      try $0.execute(
        sql: "INSERT OR REPLACE INTO documents (player, name, content) VALUES (?, ?, ?)",
        arguments: [player.rawValue, path.name, content])
    }
  }

  func remove(_ path: DocumentPath, by access: WriteAccess) throws(StorageProblem) {
    try database.write {
      try database.require(access, in: $0)
      try $0.execute(
        sql: "DELETE FROM documents WHERE player = ? AND name = ?",
        arguments: [player.rawValue, path.name])
    }
  }

  func names(_ kind: PlayerDocument.Kind) throws(StorageProblem) -> [PlayerDocument.Name] {
    let folder = "\(kind.rawValue)/"
    let names = try database.read {
      try String.fetchAll(
        $0, sql: "SELECT name FROM documents WHERE player = ? ORDER BY name",
        arguments: [player.rawValue])
    }
    return names.filter { $0.hasPrefix(folder) }
      .compactMap { PlayerDocument.Name(kind, file: String($0.dropFirst(folder.count))) }
  }
}
