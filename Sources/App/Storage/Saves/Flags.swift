// SPDX-License-Identifier: GPL-3.0-or-later

import GRDB

/// What the game remembers about its player beside rounds: the tutorial done, the tips given.
extension SaveDatabase {
  /// Nil for a flag that was never set.
  public func flag(_ name: String) throws(StorageProblem) -> String? {
    try read {
      try String.fetchOne($0, sql: "SELECT value FROM flags WHERE name = ?", arguments: [name])
    }
  }

  /// Sets a flag; nil removes it.
  public func setFlag(_ name: String, to value: String?) throws(StorageProblem) {
    try write { database in
      if let value {
        try database.execute(
          sql: "INSERT OR REPLACE INTO flags (name, value) VALUES (?, ?)", arguments: [name, value])
      } else {
        try database.execute(sql: "DELETE FROM flags WHERE name = ?", arguments: [name])
      }
    }
  }
}
