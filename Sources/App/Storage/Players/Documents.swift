// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
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
  /// Those that the player made, in the order of their names.
  func made(_ kind: PlayerDocument.Kind) throws(StorageProblem) -> [PlayerDocument]
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

  func made(_ kind: PlayerDocument.Kind) throws(StorageProblem) -> [PlayerDocument] {
    SourceText.files(in: folder(kind).path(percentEncoded: false)).compactMap { source in
      let file = URL(filePath: source.file).lastPathComponent
      return PlayerDocument.Name(kind, file: file).map {
        PlayerDocument(name: $0, text: source.text)
      }
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

  func made(_ kind: PlayerDocument.Kind) throws(StorageProblem) -> [PlayerDocument] {
    let folder = "\(kind.rawValue)/"
    let rows = try database.read {
      try Row.fetchAll(
        $0, sql: "SELECT name, content FROM documents WHERE player = ? ORDER BY name",
        arguments: [player.rawValue])
    }
    return rows.compactMap { row in
      let (name, content): (String, Data) = (row["name"], row["content"])
      guard name.hasPrefix(folder),
        let name = PlayerDocument.Name(kind, file: String(name.dropFirst(folder.count)))
      else { return nil }
      return PlayerDocument(name: name, text: .success(String(decoding: content, as: UTF8.self)))
    }
  }
}
