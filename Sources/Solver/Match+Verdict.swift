// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// The games whose rounds can be searched for a win.
public let searchedGames: [any Game.Type] = [
  AtlasSolitaire.self, FreeCell.self, Klondike.self, Spider.self,
]

extension Match {
  /// What the solver of the match's game says of its table now; nil for a game that is none of
  /// ``searchedGames``.
  public func verdict(within effort: Effort) -> Verdict? {
    switch game {
    case let game as AtlasSolitaire: AtlasSolver(game, effort: effort).verdict(on: self)
    case let game as FreeCell: FreeCellSolver(game, effort: effort).verdict(on: self)
    case let game as Klondike: KlondikeSolver(game, effort: effort).verdict(on: self)
    case let game as Spider: SpiderSolver(game, effort: effort).verdict(on: self)
    default: nil
    }
  }
}
