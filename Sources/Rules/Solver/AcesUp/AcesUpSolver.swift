// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Says whether a round of Aces Up can be won.
public struct AcesUpSolver: GameSolver {
  public let game: AcesUp
  public let effort: Effort

  public init(_ game: AcesUp, effort: Effort = .usual(for: AcesUp.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    let deal = AcesUpDeal(match.table, of: game)
    var search = DepthFirstSearch(deal, effort: effort)
    return search.result().verdict { steps in
      Proof(game, on: match.table).line(of: deal.withoutIdleCarries(steps, effort: effort)) {
        $0.move(on: $1)
      }
    }
  }
}

extension AcesUpStep {
  func move(on table: Table) -> Move? {
    func top(of column: Int) -> Piece? { table[.column(column + 1)].top?.piece }
    return switch self {
    case .takeAway(let column): Move(top(of: column), to: .completed)
    case .carry(let origin, let goal): Move(top(of: origin), to: .column(goal + 1))
    case .deal: Move(.dealRow)
    }
  }
}
