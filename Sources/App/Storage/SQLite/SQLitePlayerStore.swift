// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// What players keep, in one SQLite file.
public typealias SQLitePlayerStore = SQLPlayerStore<SQLiteEngine>

extension SQLPlayerStore where Engine == SQLiteEngine {
  /// Opens the database of some folders, or, where that cannot be written, one that lasts as long as
  /// the program, with what can be read of it.
  ///
  /// - Parameter now: stands in the name of a file that is moved aside.
  /// - Returns: the store, and what the player has to be told about it.
  public static func open(
    in folders: Folders, games: GameTypes, now: Date = Date()
  ) throws(StorageProblem) -> (store: SQLitePlayerStore, notices: [Term]) {
    do {
      let opened = try SQLiteFile.open(in: folders.state, now: now)
      let engine = SQLiteEngine(opened.connection)
      return (SQLPlayerStore(engine, games: games, folders: folders), opened.notices)
    } catch {
      let copy = SQLiteFile.inMemory(copyOf: folders.state)
      let connection = if let copy { copy } else { try SQLiteFile.inMemory() }
      let engine = SQLiteEngine(connection)
      let reason = error.reasonNotToSave
      let store = SQLPlayerStore(
        engine, games: games, folders: folders, unkeptReason: reason, isWhole: copy != nil)
      return (store, [reason])
    }
  }

  /// A store that forgets everything when the program ends.
  ///
  /// - Parameter reason: why, where the player expects it to be kept.
  public static func inMemory(
    games: GameTypes, because reason: Term? = nil
  ) throws(StorageProblem) -> SQLitePlayerStore {
    SQLPlayerStore(SQLiteEngine(try .inMemory()), games: games, unkeptReason: reason)
  }
}
