// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Says whether a round of Spider can be won, from any table of it. That one cannot is said of
/// tables with few positions left only: of others no search comes to an end.
public struct SpiderSolver: GameSolver {
  public let game: Spider
  public let effort: Effort

  public init(_ game: Spider, effort: Effort = .usual(for: Spider.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    let start = SpiderPosition(match.table, of: game)
    var search = SpiderSearch(from: start, effort: effort)
    return search.result().verdict {
      Proof(game, on: match.table).line(of: SpiderLine($0, from: start).steps) { $0.move(on: $1) }
    }
  }
}
