// SPDX-License-Identifier: GPL-3.0-or-later

import GRDB

/// What the game remembers about its player beside rounds: the tutorial done, the tips given.
extension SaveDatabase {
  func flags(of player: PlayerID) throws(StorageProblem) -> [String: String] {
    try read { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT name, value FROM flags WHERE player = ?",
        arguments: [player.rawValue])
      return Dictionary(rows.map { ($0["name"], $0["value"]) }) { one, _ in one }
    }
  }

  /// Sets a flag; nil removes it.
  func setFlag(_ name: String, to value: String?, by access: WriteAccess) throws(StorageProblem) {
    let player = access.player.rawValue
    try write { database in
      try require(access, in: database)
      if let value {
        try database.execute(
          sql: "INSERT OR REPLACE INTO flags (player, name, value) VALUES (?, ?, ?)",
          arguments: [player, name, value])
      } else {
        try database.execute(
          sql: "DELETE FROM flags WHERE player = ? AND name = ?", arguments: [player, name])
      }
    }
  }
}
