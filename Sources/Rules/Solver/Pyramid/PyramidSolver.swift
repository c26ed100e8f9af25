// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Says whether a round of Pyramid can be won. What cannot is given up as soon as a card of the pyramid
/// has lost all that it could go with.
public struct PyramidSolver: GameSolver {
  public let game: Pyramid
  public let effort: Effort

  public init(_ game: Pyramid, effort: Effort = .usual(for: Pyramid.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    let deal = PyramidDeal(match.table, of: game)
    var search = DepthFirstSearch(deal, effort: effort)
    return search.result().verdict {
      Proof(game, on: match.table).line(of: $0) { deal.move(of: $0, on: $1) }
    }
  }
}

extension PyramidDeal {
  func move(of step: PyramidStep, on table: Table) -> Move? {
    guard case .take(let cards) = step else { return Move(.draw) }
    let taken = pieces.indices.filter { cards >> UInt64($0) & 1 == 1 }.compactMap { pieces[$0] }
    return Move(taken.first, to: taken.count == 1 ? .completed : table.place(of: taken[1]))
  }
}
