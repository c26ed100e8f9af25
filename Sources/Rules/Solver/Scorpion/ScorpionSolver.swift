// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Says whether a round of Scorpion can be won, from any table of it, what lies face down being known.
public struct ScorpionSolver: GameSolver {
  public let game: Scorpion
  public let effort: Effort

  public init(_ game: Scorpion, effort: Effort = .usual(for: Scorpion.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    var search = DepthFirstSearch(ScorpionDeal(match.table), effort: effort)
    return search.result().verdict {
      Proof(game, on: match.table).line(of: $0) { $0.move(on: $1) }
    }
  }
}

extension ScorpionStep {
  func move(on table: Table) -> Move? {
    switch self {
    case .carry(let card, let column): Move([Piece(Int(card))], to: .column(column + 1))
    case .deal: Move(.dealLast)
    }
  }
}
