// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Foundation
import Storage

/// The checkout that is measured: its data, its words and its release build.
enum Checkout {
  static let folder = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  static let data = folder.appending(path: "Data")
  static let locales = folder.appending(path: "Locales")

  /// `ALOUD` names another build.
  static let program =
    ProcessInfo.processInfo.environment["ALOUD"]
    ?? folder.appending(path: ".build/release/aloud").path

  static func catalogue() throws -> Catalogue {
    Catalogue(groups: try ShippedGroups(file: data.appending(path: "catalogue.txt").path).groups)
  }
}

/// A folder that is gone when the measure is over.
final class Scratch {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "aloud-bench-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The environment of a player who lives here.
  var environment: [String: String] {
    [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm", "LANG": "C.UTF-8",
      "HOME": folder.path, "ALOUD_HOME": Checkout.folder.path,
    ]
  }

  /// What the player who lives here keeps.
  func store(_ games: GameTypes) throws -> SQLitePlayerStore {
    try SQLitePlayerStore.open(in: Folders(environment: environment), games: games).store
  }
}
