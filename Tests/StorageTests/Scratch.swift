// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import StoreTestSupport

@testable import Storage

/// A folder of its own for a test, removed with it.
final class Scratch: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "aloud-test-\(UUID().uuidString)/aloud", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  var file: URL { folder.appending(path: "aloud.sqlite") }

  func open(now: Date = Date()) throws -> (database: HomeSaves, notices: [Term]) {
    let opening = try SQLiteFile.open(in: folder, now: now)
    return (HomeSaves(opening.connection), opening.notices)
  }

  /// The store of a home in it, whose files lie in `config/aloud` and `data/aloud`.
  func store() throws -> SQLitePlayerStore {
    try SQLitePlayerStore.open(in: folders(), games: games).store
  }

  func folders() throws -> Folders {
    try Folders(
      environment: [
        "HOME": folder.path, "XDG_CONFIG_HOME": "\(folder.path)/config",
        "XDG_DATA_HOME": "\(folder.path)/data",
      ], accountHome: nil)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}

extension Child {
  /// Another copy of the game, on the saves of a folder; see StorageChild.
  convenience init(_ folder: URL, _ arguments: String...) throws {
    try self.init("StorageChild", [folder.deletingLastPathComponent().path] + arguments)
  }
}
