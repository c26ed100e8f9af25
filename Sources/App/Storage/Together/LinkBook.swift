// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation

/// Deals that players have invited others to. A link lasts for some time, and is then as if it had
/// never been.
public protocol LinkBook: Sendable {
  /// Invites to a deal. What the player has made of it already, proven, is theirs.
  ///
  /// - Parameters:
  ///   - most: how many links a player may have.
  ///   - ends: until when it lasts.
  /// - Returns: nil where the player has so many.
  func makeLink(
    to deal: Deal, by player: PlayerID, most: Int, ends: Date
  ) async throws(StorageProblem) -> DealLink?

  /// Has a player take part in what a code leads to.
  ///
  /// - Parameter most: how many may take part.
  /// - Returns: nil where it leads nowhere any more, or so many do.
  func openLink(
    _ code: JoinCode, as player: PlayerID, most: Int, now: Date
  ) async throws(StorageProblem) -> DealLink?

  /// Those that a player takes part in, the latest last.
  func links(of player: PlayerID, now: Date) async throws(StorageProblem) -> [DealLink]

  /// Deletes a link of the player's own; has the player take no part in another's.
  func dropLink(_ code: JoinCode, of player: PlayerID) async throws(StorageProblem)

  /// Who has done with a deal that the player plays, too, and was not told of yet.
  func news(of player: PlayerID, now: Date) async throws(StorageProblem) -> [DealNews]

  /// Tells of that no more.
  func isTold(_ news: DealNews, to player: PlayerID) async throws(StorageProblem)

  /// Comes at once, and whenever there may be news of a player.
  func newsArrivals(of player: PlayerID) -> AsyncStream<Void>
}

extension SQLPlayerStore: LinkBook {
  public func makeLink(
    to deal: Deal, by player: PlayerID, most: Int, ends: Date
  ) async throws(StorageProblem) -> DealLink? {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.makeLink(to: deal, by: player, most: most, ends: ends)
    }
  }

  public func openLink(
    _ code: JoinCode, as player: PlayerID, most: Int, now: Date
  ) async throws(StorageProblem) -> DealLink? {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.openLink(code, as: player, most: most, now: now)
    }
  }

  public func links(
    of player: PlayerID, now: Date
  ) async throws(StorageProblem) -> [DealLink] {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.read { try database.links(of: player, now: now, in: $0) }
    }
  }

  public func dropLink(
    _ code: JoinCode, of player: PlayerID
  ) async throws(StorageProblem) {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.connection.write { transaction in
        for table in ["linkPlays", "linkNews", "links"] {
          try transaction.execute(
            "DELETE FROM \(table) WHERE code = ? AND player = ?", [code.rawValue, player.rawValue])
        }
      }
    }
  }

  public func news(of player: PlayerID, now: Date) async throws(StorageProblem) -> [DealNews] {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.read { try database.news(of: player, now: now, in: $0) }
    }
  }

  public func isTold(_ news: DealNews, to player: PlayerID) async throws(StorageProblem) {
    try await perform(for: player) { database, _ throws(StorageProblem) in
      try database.connection.write {
        try $0.execute(
          "DELETE FROM linkNews WHERE player = ? AND code = ? AND number = ?",
          [player.rawValue, news.code.rawValue, news.other])
      }
    }
  }

  public func newsArrivals(of player: PlayerID) -> AsyncStream<Void> {
    engine.playerNews(of: player)
  }
}
