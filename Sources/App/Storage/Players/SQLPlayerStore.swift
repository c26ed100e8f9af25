// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Learning
import Preferences

/// What players keep, in the tables of a database; the settings, words and groups of a player at home
/// are files of their own.
public final class SQLPlayerStore<Engine: SQLEngine>: PlayerStore {
  public let unkeptReason: Term?
  public let isWhole: Bool
  public let engine: Engine
  public let games: GameTypes
  private let folders: Folders?

  /// - Parameters:
  ///   - folders: of the player at home; nil where nothing of theirs lies in files.
  ///   - isWhole: whether what was kept before is there.
  public init(
    _ engine: Engine, games: GameTypes, folders: Folders? = nil, unkeptReason: Term? = nil,
    isWhole: Bool = true
  ) {
    self.engine = engine
    self.games = games
    self.folders = folders
    self.unkeptReason = unkeptReason
    self.isWhole = isWhole
  }

  /// Does something with the database, and with where the texts of a player lie.
  func perform<Value: Sendable>(
    for player: PlayerID,
    _ work: @escaping @Sendable (SaveDatabase, any Documents) throws(StorageProblem) -> Value
  ) async throws(StorageProblem) -> Value {
    try await engine.perform { [games, folders] connection throws(StorageProblem) in
      let database = SaveDatabase(connection: connection, games: games)
      if player == .home, let folders {
        let files = DocumentFiles(folders: folders)
        return try work(database, GuardedFiles(files: files, database: database))
      }
      return try work(database, DocumentRows(player: player, database: database))
    }
  }
}

// What is written.
extension SQLPlayerStore {
  public func claim(
    _ player: PlayerID, takingOver: LeaseTakeover
  ) async throws(StorageProblem) -> Lease {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.claim(player, takingOver: takingOver)
    }
  }

  public func release(_ lease: Lease) async throws(StorageProblem) {
    try await perform(for: lease.player) { database, _ throws(StorageProblem) in
      try database.release(lease)
    }
  }

  public func isTakenOver(_ lease: Lease) async -> Bool {
    for await _ in engine.leaseNews(of: lease.player) {
      do throws(StorageProblem) {
        try await perform(for: lease.player) { database, _ throws(StorageProblem) in
          try database.check(.exclusive(lease))
        }
      } catch {
        if error == .notHeld { return true }
      }
    }
    return false
  }

  public func write(
    _ change: PlayerChange, by access: WriteAccess
  ) async throws(StorageProblem) {
    let now = Date()
    try await perform(for: access.player) { [games] database, documents throws(StorageProblem) in
      switch change {
      case .save(let match, let slot, let seconds):
        try database.save(match, seconds: seconds, in: slot, by: access, now: now)
      case .clear(let slot): try database.clear(slot, by: access)
      case .record(let result, let slot):
        let others = try database.recordProven(result, clearing: slot, by: access, now: now)
        // Who is not told now is told at the next coming.
        try? database.connection.tellNews(of: others)
      case .judge(let result, let isWinnable):
        try database.judge(result, isWinnable: isWinnable, by: access)
      case .setFlag(let name, let value): try database.setFlag(name, to: value, by: access)
      case .answer(let item, let isRight, let day):
        try database.answered(item, isRight: isRight, on: day, by: access)
      case .answerInClass(let item, let isRight, let day, let code):
        let answer = PupilAnswer(item, isRight: isRight, on: day)
        try database.answered([answer], in: code, by: access)
      case .changeSettings(let old, let new):
        try documents.change(.settings, by: access) {
          var text = SettingsText($0, games.settings)
          text.change(from: old, to: new)
          return text.bytes
        }
      case .keepWord(let word):
        try documents.change(.pronunciation, by: access) {
          var text = PronunciationText($0)
          text.keep(word)
          return text.bytes
        }
      case .forgetWord(let word):
        try documents.change(.pronunciation, by: access) {
          var text = PronunciationText($0)
          text.forget(word)
          return text.bytes
        }
      case .writeDocument(let name, let text):
        try documents.change(.made(name), by: access) { _ in Data(text.utf8) }
      case .removeDocument(let name): try documents.remove(.made(name), by: access)
      }
    }
  }
}
