// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Engine
import Foundation
import Learning
import Preferences

/// What players keep, in one SQLite file; the settings, words and groups of the player at home are
/// files of their own. Everything is read and written on a thread that nobody waits on.
public final class SQLitePlayerStore: PlayerStore {
  public let unkeptReason: Term?
  let database: SaveDatabase
  private let folders: Folders?
  private let queue = DispatchQueue(label: "aloud.storage", qos: .userInitiated)

  /// - Parameter folders: of the player at home; nil where nothing of theirs lies in files.
  init(_ database: SaveDatabase, folders: Folders?, unkeptReason: Term? = nil) {
    self.database = database
    self.unkeptReason = unkeptReason
    self.folders = folders
  }

  /// Opens the database of some folders, or, where that cannot be used, one that lasts as long as
  /// the program.
  ///
  /// - Parameter now: stands in the name of a file that is moved aside.
  /// - Returns: the store, and what the player has to be told about it.
  public static func open(
    in folders: Folders, games: GameTypes, now: Date = Date()
  ) throws(StorageProblem) -> (store: SQLitePlayerStore, notices: [Term]) {
    do {
      let opening = try SaveDatabase.open(in: folders.state, games: games, now: now)
      return (SQLitePlayerStore(opening.database, folders: folders), opening.notices)
    } catch {
      let database = try SaveDatabase.inMemory(games: games)
      let store = SQLitePlayerStore(database, folders: folders, unkeptReason: error.reason)
      return (store, [error.reason])
    }
  }

  /// A store that forgets everything when the program ends.
  ///
  /// - Parameter reason: why, where the player expects it to be kept.
  public static func inMemory(
    games: GameTypes, because reason: Term? = nil
  ) throws(StorageProblem) -> SQLitePlayerStore {
    SQLitePlayerStore(
      try SaveDatabase.inMemory(games: games), folders: nil, unkeptReason: reason)
  }

  func documents(of player: PlayerID) -> any Documents {
    if player == .home, let folders {
      return DocumentFiles(folders: folders, database: database)
    }
    return DocumentRows(player: player, database: database)
  }

  func perform<Value: Sendable>(
    _ work: @escaping @Sendable (SaveDatabase) throws(StorageProblem) -> Value
  ) async throws(StorageProblem) -> Value {
    let result: Result<Value, StorageProblem> = await withCheckedContinuation { continuation in
      queue.async { [database] in
        continuation.resume(
          returning: Result { () throws(StorageProblem) in try work(database) })
      }
    }
    return try result.get()
  }
}

// What is written.
extension SQLitePlayerStore {
  public func claim(
    _ player: PlayerID, takingOver: LeaseTakeover
  ) async throws(StorageProblem) -> Lease {
    try await perform { database throws(StorageProblem) in
      try database.claim(player, takingOver: takingOver)
    }
  }

  public func release(_ lease: Lease) async throws(StorageProblem) {
    try await perform { database throws(StorageProblem) in try database.release(lease) }
  }

  public func write(
    _ change: PlayerChange, by access: WriteAccess
  ) async throws(StorageProblem) {
    let documents = documents(of: access.player)
    let now = Date()
    try await perform { database throws(StorageProblem) in
      switch change {
      case .save(let match, let slot, let seconds):
        try database.save(match, seconds: seconds, in: slot, by: access, now: now)
      case .clear(let slot): try database.clear(slot, by: access)
      case .record(let result, let slot):
        try database.record(result, clearing: slot, by: access, now: now)
      case .judge(let result, let isWinnable):
        try database.judge(result, isWinnable: isWinnable, by: access)
      case .setFlag(let name, let value): try database.setFlag(name, to: value, by: access)
      case .answer(let item, let isRight, let day):
        try database.answered(item, isRight: isRight, on: day, by: access)
      case .changeSettings(let old, let new):
        var text = SettingsText(
          try documents.read(.settings) ?? Data(), database.games.settings)
        text.change(from: old, to: new)
        try documents.write(text.bytes, to: .settings, by: access)
      case .keepWord(let word):
        var text = PronunciationText(try documents.read(.pronunciation) ?? Data())
        text.keep(word)
        try documents.write(text.bytes, to: .pronunciation, by: access)
      case .forgetWord(let word):
        var text = PronunciationText(try documents.read(.pronunciation) ?? Data())
        text.forget(word)
        try documents.write(text.bytes, to: .pronunciation, by: access)
      case .writeDocument(let name, let text):
        try documents.write(Data(text.utf8), to: .made(name), by: access)
      case .removeDocument(let name): try documents.remove(.made(name), by: access)
      }
    }
  }
}
