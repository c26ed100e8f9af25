// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Says whether a round of Atlas Solitaire can be won, from any table of it.
///
/// With unlimited reshuffles the answer is exact within the effort. With a limit, a win is found or
/// it is not: `lost` is said only where not even unlimited reshuffles would help.
public struct AtlasSolver: GameSolver {
  public let game: AtlasSolitaire
  public let effort: Effort
  private let tokens: AtlasTokens

  public init(_ game: AtlasSolitaire, effort: Effort = .standard) {
    self.game = game
    self.effort = effort
    tokens = AtlasTokens(game.setup)
  }

  public func verdict(on match: Match) -> Verdict {
    let table = match.table
    let verdict = result(on: table).verdict { AtlasProof.line(of: $0, game, tokens, on: table) }
    guard verdict == .unknown else { return verdict }
    return limitedLine(from: table).map(Verdict.won) ?? .unknown
  }

  /// Where reshuffles are limited, the reserve is not freely reachable, and a line that takes it to
  /// be so may not hold.
  private func limitedLine(from table: Table) -> [Move]? {
    guard game.setup.reshuffleLimit != nil else { return nil }
    var playouts = AtlasPlayouts(game, tokens: tokens, from: table)
    return playouts.line(from: table, effort: effort)
  }

  /// What the search says of a table, as if reshuffles were unlimited; not yet proved by a line.
  func result(on table: Table) -> AtlasSearch.AnalysisResult {
    var search = AtlasSearch(tokens)
    return search.result(from: search.columns.position(of: table), effort: effort)
  }
}
