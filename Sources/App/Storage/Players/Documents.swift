// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Foundation

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
protocol Documents {
  /// Nil where there is none.
  func read(_ path: DocumentPath) throws(StorageProblem) -> Data?
  /// Makes another text of one; of an empty one where there is none.
  func change(
    _ path: DocumentPath, by access: WriteAccess, _ edit: (Data) -> Data
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

  func change(
    _ path: DocumentPath, by access: WriteAccess, _ edit: (Data) -> Data
  ) throws(StorageProblem) {
    try database.check(access)
    let content = edit(try read(path) ?? Data())
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
    try database.read { try content(path, in: $0) }
  }

  func change(
    _ path: DocumentPath, by access: WriteAccess, _ edit: (Data) -> Data
  ) throws(StorageProblem) {
    try database.write(by: access) { transaction in
      let before = try content(path, in: transaction) ?? Data()
      try transaction.execute(
        """
        INSERT INTO documents (player, name, content) VALUES (?, ?, ?)
        ON CONFLICT (player, name) DO UPDATE SET content = excluded.content
        """, [player.rawValue, path.name, edit(before)])
    }
  }

  func remove(_ path: DocumentPath, by access: WriteAccess) throws(StorageProblem) {
    try database.write(by: access) {
      try $0.execute(
        "DELETE FROM documents WHERE player = ? AND name = ?", [player.rawValue, path.name])
    }
  }

  func made(_ kind: PlayerDocument.Kind) throws(StorageProblem) -> [PlayerDocument] {
    let folder = "\(kind.rawValue)/"
    return try database.read { transaction in
      try transaction.rows(
        "SELECT name, content FROM documents WHERE player = ? ORDER BY name", [player.rawValue]
      ).compactMap { row in
        let (name, content): (String, Data) = (try row.value("name"), try row.value("content"))
        guard name.hasPrefix(folder),
          let name = PlayerDocument.Name(kind, file: String(name.dropFirst(folder.count)))
        else { return nil }
        let text = String(decoding: content, as: UTF8.self)
        return PlayerDocument(name: name, text: .success(text))
      }
    }
  }

  private func content(
    _ path: DocumentPath, in transaction: any SQLTransaction
  ) throws -> Data? {
    try transaction.value(
      "content", "SELECT content FROM documents WHERE player = ? AND name = ?",
      [player.rawValue, path.name])
  }
}
