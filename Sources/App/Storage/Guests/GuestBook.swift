// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Players without accounts: what each shows to be let in, and all that is kept of each.
public protocol GuestBook: Sendable {
  /// Lets a player in by one more key. A new phrase takes the place of the one before.
  func add(_ key: PlayerKey, of player: PlayerID) async throws(StorageProblem)

  /// Lets nobody in by a key any more.
  func remove(_ key: PlayerKey) async throws(StorageProblem)

  /// Nil for a key of nobody's.
  func player(showing key: PlayerKey) async throws(StorageProblem) -> PlayerID?

  /// Whether a player is let in by a key of a kind.
  func hasKey(_ kind: PlayerKey.Kind, _ player: PlayerID) async throws(StorageProblem) -> Bool

  /// All that is kept of a player but the keys, as JSON: a list for each table.
  func everything(of player: PlayerID) async throws(StorageProblem) -> Data

  /// Forgets all that is kept of a player, who has no files. Whoever plays for them writes nothing
  /// any more.
  func erase(_ player: PlayerID) async throws(StorageProblem)
}

extension SQLPlayerStore: GuestBook {
  public func add(_ key: PlayerKey, of player: PlayerID) async throws(StorageProblem) {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.add(key, of: player)
    }
  }

  public func remove(_ key: PlayerKey) async throws(StorageProblem) {
    try await engine.perform { connection throws(StorageProblem) in
      try connection.write {
        try $0.execute("DELETE FROM playerKeys WHERE digest = ?", [key.digest])
      }
    }
  }

  public func player(showing key: PlayerKey) async throws(StorageProblem) -> PlayerID? {
    try await engine.perform { connection throws(StorageProblem) in
      let name: String? = try connection.read {
        try $0.value(
          "player", "SELECT player FROM playerKeys WHERE digest = ? AND kind = ?",
          [key.digest, key.kind.rawValue])
      }
      return name.map(PlayerID.init(rawValue:))
    }
  }

  public func hasKey(
    _ kind: PlayerKey.Kind, _ player: PlayerID
  ) async throws(StorageProblem) -> Bool {
    try await engine.perform { connection throws(StorageProblem) in
      try connection.read { transaction in
        try !transaction.rows(
          "SELECT 1 FROM playerKeys WHERE player = ? AND kind = ? LIMIT 1",
          [player.rawValue, kind.rawValue]
        ).isEmpty
      }
    }
  }

  public func everything(of player: PlayerID) async throws(StorageProblem) -> Data {
    try await engine.perform { connection throws(StorageProblem) in
      let export = try connection.read { try PlayerExport(of: player, in: $0) }
      return export.json
    }
  }

  public func erase(_ player: PlayerID) async throws(StorageProblem) {
    try await engine.perform { connection throws(StorageProblem) in
      try connection.write { transaction in
        try transaction.lock(player)
        for table in SavedTable.allCases.reversed() {
          try table.empty(of: player, in: transaction)
        }
        // A number is left behind, so that whoever had a lease before writes nothing.
        let number = try connection.leases.take(player, in: transaction)
        let lease = Lease(player: player, number: number)
        try connection.leases.giveBack(lease, in: transaction)
      }
    }
  }
}

extension SaveDatabase {
  fileprivate func add(_ key: PlayerKey, of player: PlayerID) throws(StorageProblem) {
    try connection.write { transaction in
      try transaction.lock(player)
      if key.kind == .phrase {
        try transaction.execute(
          "DELETE FROM playerKeys WHERE player = ? AND kind = ?",
          [player.rawValue, key.kind.rawValue])
      }
      try transaction.execute(
        "INSERT INTO playerKeys (player, kind, digest) VALUES (?, ?, ?)",
        [player.rawValue, key.kind.rawValue, key.digest])
    }
  }
}
