// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Says whether a round of Yukon can be won, from any table of it, what lies face down being known.
public struct YukonSolver: GameSolver {
  public let game: Yukon
  public let effort: Effort

  /// - Parameter effort: each state takes up to 80 bytes.
  public init(_ game: Yukon, effort: Effort = .usual(for: Yukon.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    let start = YukonPosition(match.table)
    var search = BestFirstSearch(from: start, effort: effort)
    return search.result().verdict {
      Proof(game, on: match.table).line(of: start.shortened($0)) { $0.move(game, on: $1) }
    }
  }
}
