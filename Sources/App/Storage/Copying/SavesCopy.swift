// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Everything that one store holds, put into another: whole or not at all. It stays where it was,
/// too.
public struct SavesCopy {
  public enum Refusal: Error, Hashable, Sendable {
    /// There is nothing to copy.
    case nothing
    /// Somebody plays, here or there.
    case inUse
    /// One of the players keeps something there already.
    case wouldReplace

    /// What the player is told.
    public var reason: Term {
      switch self {
      case .nothing: Term("move-nothing")
      case .inUse: Term("move-in-use")
      case .wouldReplace: Term("move-would-replace")
      }
    }
  }

  private let source: SavesPlace
  private let target: SavesPlace

  public init(from source: SavesPlace, to target: SavesPlace) {
    self.source = source
    self.target = target
  }

  /// - Parameter replaces: whether what the players keep there already is given up.
  public func run(
    replaces: Bool
  ) throws(StorageProblem) -> Result<SavesCounts, Refusal> {
    let texts = try target.texts(of: .home)
    do {
      return try source.connection.read { source in
        try target.connection.write { target in
          try copy(from: source, to: target, replaces: replaces)
        }
      }
    } catch {
      // What lies in files does not come back by itself.
      try? target.replaceTexts(with: texts)
      throw error
    }
  }

  private func copy(
    from rows: any SQLTransaction, to others: any SQLTransaction, replaces: Bool
  ) throws -> Result<SavesCounts, Refusal> {
    let players = try source.players(in: rows)
    guard !players.isEmpty else { return .failure(.nothing) }
    // Nothing is written before all of it can be.
    for player in players {
      try others.lock(player)
      let isPlaying =
        try source.connection.leases.isHeldElsewhere(player, in: rows)
        || target.connection.leases.isHeldElsewhere(player, in: others)
      if isPlaying { return .failure(.inUse) }
      if !replaces, try target.keepsAnything(of: player, in: others) {
        return .failure(.wouldReplace)
      }
    }
    var counts = SavesCounts(players: players.count)
    for player in players {
      for table in SavedTable.allCases.reversed() { try table.empty(of: player, in: others) }
    }
    // What one player has made others refer to.
    for table in SavedTable.allCases {
      for player in players where table != .documents || player != .home {
        counts[table] += try table.copy(player, from: rows, to: others)
      }
    }
    for player in players {
      if player == .home { try copyTexts(of: player, from: rows, to: others, &counts) }
      // Whoever had a lease before writes nothing over it.
      let number = try target.connection.leases.take(player, in: others)
      try target.connection.leases.giveBack(Lease(player: player, number: number), in: others)
    }
    return .success(counts)
  }

  private func copyTexts(
    of player: PlayerID, from rows: any SQLTransaction, to others: any SQLTransaction,
    _ counts: inout SavesCounts
  ) throws {
    // Where only one of them keeps files, rows become files or files rows.
    let texts = try source.texts(of: player, in: rows)
    counts[.documents] += texts.count
    try target.replaceTexts(with: texts, in: others)
  }
}

/// How much was copied.
public struct SavesCounts: Hashable, Sendable {
  public let players: Int
  private var rows: [SavedTable: Int] = [:]

  init(players: Int) { self.players = players }

  subscript(table: SavedTable) -> Int {
    get { rows[table, default: 0] }
    set { rows[table] = newValue }
  }

  /// What the player is told.
  public var told: Term {
    Term(
      "move-done",
      [
        "players": .number(players), "rounds": .number(self[.saves]),
        "aside": .number(self[.setAside]), "results": .number(self[.results]),
        "known": .number(self[.recollections]), "answers": .number(self[.answerLog]),
        "files": .number(self[.documents]),
      ])
  }
}
