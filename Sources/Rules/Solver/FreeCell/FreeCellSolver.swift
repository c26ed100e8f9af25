// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Says whether a round of FreeCell can be won, from any table of it.
public struct FreeCellSolver: GameSolver {
  public let game: FreeCell
  public let effort: Effort

  /// - Parameter effort: each state takes up to 120 bytes.
  public init(_ game: FreeCell, effort: Effort = .usual(for: FreeCell.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    let start = FreeCellPosition(match.table, of: game)
    var search = BestFirstSearch(from: start, effort: effort)
    return search.result().verdict {
      Proof(game, on: match.table).line(of: start.shortened($0)) { $0.move(on: $1) }
    }
  }
}
