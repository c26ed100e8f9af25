// SPDX-License-Identifier: GPL-3.0-or-later

/// What the game remembers about its player beside rounds: the tutorial done, the tips given.
extension SaveDatabase {
  func flags(of player: PlayerID) throws(StorageProblem) -> [String: String] {
    try read { transaction in
      let rows = try transaction.rows(
        "SELECT name, value FROM flags WHERE player = ?", [player.rawValue])
      let flags: [(String, String)] = try rows.map { (try $0.value("name"), try $0.value("value")) }
      return Dictionary(flags) { one, _ in one }
    }
  }

  /// Sets a flag; nil removes it.
  func setFlag(_ name: String, to value: String?, by access: WriteAccess) throws(StorageProblem) {
    let player = access.player.rawValue
    try write(by: access) { transaction in
      if let value {
        try transaction.execute(
          """
          INSERT INTO flags (player, name, value) VALUES (?, ?, ?)
          ON CONFLICT (player, name) DO UPDATE SET value = excluded.value
          """, [player, name, value])
      } else {
        try transaction.execute(
          "DELETE FROM flags WHERE player = ? AND name = ?", [player, name])
      }
    }
  }
}
