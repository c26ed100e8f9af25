// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What a player keeps as text, readable and writable by hand where it lies in files.
enum DocumentPath: Hashable {
  case settings, pronunciation
  case made(PlayerDocument.Name)

  /// Nil for a name that no text has.
  init?(name: String) {
    let known: [DocumentPath] = [.settings, .pronunciation]
    if let path = known.first(where: { $0.name == name }) {
      self = path
      return
    }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = PlayerDocument.Kind(rawValue: parts[0]),
      let made = PlayerDocument.Name(kind, file: parts[1])
    else { return nil }
    self = .made(made)
  }

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

/// The texts of the player at home, who has to have the lease of the database beside them.
struct GuardedFiles: Documents {
  let files: DocumentFiles
  let database: SaveDatabase

  func read(_ path: DocumentPath) throws(StorageProblem) -> Data? { try files.read(path) }

  func change(
    _ path: DocumentPath, by access: WriteAccess, _ edit: (Data) -> Data
  ) throws(StorageProblem) {
    try database.check(access)
    try files.write(edit(try files.read(path) ?? Data()), to: path)
  }

  func remove(_ path: DocumentPath, by access: WriteAccess) throws(StorageProblem) {
    try database.check(access)
    try files.remove(path)
  }

  func made(_ kind: PlayerDocument.Kind) throws(StorageProblem) -> [PlayerDocument] {
    files.made(kind)
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
