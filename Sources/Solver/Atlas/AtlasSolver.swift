// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Says whether a round of Atlas Solitaire can be won, from any table of it.
///
/// With unlimited reshuffles the answer is exact within the effort. With a limit, a win is found or
/// it is not: `lost` is said only where not even unlimited reshuffles would help.
public struct AtlasSolver: Sendable {
  public let game: AtlasSolitaire
  public let effort: Effort

  public init(_ game: AtlasSolitaire, effort: Effort = .standard) {
    self.game = game
    self.effort = effort
  }

  /// The verdict on the match's table now. The match is one of this solver's game.
  public func verdict(on match: Match) -> Verdict {
    let tokens = AtlasTokens(game.setup)
    var search = AtlasSearch(tokens)
    let start = search.columns.position(of: match.table)
    switch search.finding(from: start, effort: effort) {
    case .lost: return .lost
    case .unknown: return .unknown
    case .won(let steps):
      let line = AtlasReplay.line(of: steps, game, tokens, from: match)
      return line.map(Verdict.won) ?? .unknown
    }
  }

  /// Yes, no, or nil for what the effort did not settle.
  public func isStillWinnable(_ match: Match) -> Bool? { verdict(on: match).isWinnable }
}
