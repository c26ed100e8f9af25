// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// A store as all of it is copied: a database, and files that the player at home has beside it.
public struct SavesPlace {
  let connection: any SQLConnection
  private let folders: Folders?

  /// Where no player keeps files.
  public init(_ connection: any SQLConnection) {
    self.connection = connection
    folders = nil
  }

  /// That of a home.
  ///
  /// - Returns: it, and what the player has to be told about it.
  public static func home(
    _ folders: Folders
  ) throws(StorageProblem) -> (place: SavesPlace, notices: [Term]) {
    let opening = try SQLiteFile.open(in: folders.state)
    return (SavesPlace(opening.connection, folders), opening.notices)
  }

  private init(_ connection: any SQLConnection, _ folders: Folders) {
    self.connection = connection
    self.folders = folders
  }

  /// Everyone who keeps anything, in the order of their names.
  func players(in transaction: any SQLTransaction) throws -> [PlayerID] {
    let every = SavedTable.allCases.map { "SELECT player FROM \($0.rawValue)" }
    let names: [String] = try transaction.rows(
      every.joined(separator: " UNION ") + " ORDER BY player", []
    ).map { try $0.value("player") }
    let players = names.map(PlayerID.init(rawValue:))
    let isMissing = !players.contains(.home)
    return try isMissing && !texts(of: .home).isEmpty ? [.home] + players : players
  }

  func keepsAnything(of player: PlayerID, in transaction: any SQLTransaction) throws -> Bool {
    if try player == .home && !texts(of: player).isEmpty { return true }
    return try SavedTable.allCases.contains { try !$0.isEmpty(of: player, in: transaction) }
  }

  /// What a player keeps in files, by the names that rows have; nothing where there are none.
  func texts(of player: PlayerID) throws(StorageProblem) -> [String: Data] {
    guard let files else { return [:] }
    var texts: [String: Data] = [:]
    for path in try files.paths() { texts[path.name] = try files.read(path) }
    return texts
  }

  /// The same, whichever way they are kept.
  func texts(
    of player: PlayerID, in transaction: any SQLTransaction
  ) throws -> [String: Data] {
    if folders != nil { return try texts(of: player) }
    let rows: [(String, Data)] = try transaction.rows(
      "SELECT name, content FROM documents WHERE player = ?", [player.rawValue]
    ).map { (try $0.value("name"), try $0.value("content")) }
    return Dictionary(rows) { one, _ in one }
  }

  /// Makes them all that the player at home keeps.
  func replaceTexts(with texts: [String: Data], in transaction: any SQLTransaction) throws {
    try SavedTable.documents.empty(of: .home, in: transaction)
    if folders != nil { return try replaceTexts(with: texts) }
    for (name, content) in texts {
      try transaction.execute(
        "INSERT INTO documents (player, name, content) VALUES (?, ?, ?)",
        [PlayerID.home.rawValue, name, content])
    }
  }

  /// The same, where they are files; else nothing.
  func replaceTexts(with texts: [String: Data]) throws(StorageProblem) {
    guard let files else { return }
    for path in try files.paths() where texts[path.name] == nil { try files.remove(path) }
    for (name, content) in texts.sorted(by: { $0.key > $1.key }) {
      guard let path = DocumentPath(name: name) else { continue }
      try files.write(content, to: path)
    }
  }

  private var files: DocumentFiles? { folders.map { DocumentFiles(folders: $0) } }
}
