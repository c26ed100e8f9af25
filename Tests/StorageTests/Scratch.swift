// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

@testable import Storage
@testable import StorageChild

/// A folder of its own for a test, removed with it.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "aloud-test-\(UUID().uuidString)/aloud", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  var file: URL { folder.appending(path: "aloud.sqlite") }

  func open(now: Date = Date()) throws -> (database: HomeSaves, notices: [Term]) {
    let opening = try SaveDatabase.open(in: folder, games: games, now: now)
    return (HomeSaves(opening.database), opening.notices)
  }

  /// The store of a home in it, whose files lie in `config/aloud` and `data/aloud`.
  func store() throws -> SQLitePlayerStore {
    let folders = try Folders(
      environment: [
        "HOME": folder.path, "XDG_CONFIG_HOME": "\(folder.path)/config",
        "XDG_DATA_HOME": "\(folder.path)/data",
      ], accountHome: nil)
    return try SQLitePlayerStore.open(in: folders, games: games).store
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

let games = GameTypes([Pebbles.self])

/// A round after so many steps.
func round(steps: Int, seed: UInt64 = 7) -> Match {
  var match = Match(Pebbles(), seed: seed)
  for step in 0..<steps { match.takeStep(step) }
  return match
}

/// Everything that a save has to bring back, as something to compare.
struct Likeness: Equatable {
  let table: Table
  let moves: Int
  let mistakes: [Move]
  let undone: [Table]
  let redone: [Table]

  init?(_ match: Match?) {
    guard let match else { return nil }
    table = match.table
    moves = match.moveCount
    mistakes = match.mistakes
    var back = match
    var tables: [Table] = []
    while back.undo() != nil { tables.append(back.table) }
    undone = tables
    var forth = match
    tables = []
    while forth.redo() != nil { tables.append(forth.table) }
    redone = tables
  }
}
