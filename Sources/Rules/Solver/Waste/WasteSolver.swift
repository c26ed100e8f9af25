// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Says whether a round of the Golf family can be won. There are so few positions that all of them can
/// be looked into.
public struct WasteSolver<Played: WasteSolitaire>: GameSolver {
  public let game: Played
  public let effort: Effort

  public init(_ game: Played, effort: Effort) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    var search = DepthFirstSearch(WasteDeal(match.table, of: game), effort: effort)
    return search.result().verdict {
      Proof(game, on: match.table).line(of: $0) { $0.move(on: $1) }
    }
  }
}

extension WasteStep {
  func move(on table: Table) -> Move? {
    switch self {
    case .draw: Move(.draw)
    case .play(let column): Move(table[.column(column + 1)].top?.piece, to: .waste)
    }
  }
}
