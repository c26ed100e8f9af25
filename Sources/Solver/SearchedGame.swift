// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// A game whose rounds can be searched for a win.
public protocol SearchedGame: Game {
  associatedtype Solver: GameSolver where Solver.Played == Self

  func solver(within effort: Effort) -> Solver
}

extension AtlasSolitaire: SearchedGame {
  public func solver(within effort: Effort) -> AtlasSolver { AtlasSolver(self, effort: effort) }
}

extension FreeCell: SearchedGame {
  public func solver(within effort: Effort) -> FreeCellSolver {
    FreeCellSolver(self, effort: effort)
  }
}

extension Klondike: SearchedGame {
  public func solver(within effort: Effort) -> KlondikeSolver {
    KlondikeSolver(self, effort: effort)
  }
}

extension Spider: SearchedGame {
  public func solver(within effort: Effort) -> SpiderSolver { SpiderSolver(self, effort: effort) }
}

extension Match {
  /// What the solver of the match's game says of its table now; nil for a game that is no
  /// ``SearchedGame``.
  public func verdict(within effort: Effort) -> Verdict? {
    (game as? any SearchedGame)?.solver(within: effort).verdict(on: self)
  }
}
