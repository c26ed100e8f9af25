// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// A game whose rounds can be searched for a win.
public protocol SearchedGame: Game {
  associatedtype Solver: GameSolver where Solver.Played == Self

  /// How many positions an answer is worth as a rule: more would settle hardly any more tables.
  static var usualStates: Int { get }

  func solver(within effort: Effort) -> Solver
}

extension Accordion: SearchedGame {
  /// The front of the search grows to sixteen thousand tables.
  public static var usualStates: Int { 2_000_000 }

  public func solver(within effort: Effort) -> AccordionSolver {
    AccordionSolver(self, effort: effort)
  }
}

extension AcesUp: SearchedGame {
  /// More than the hardest of 1,000 deals needs.
  public static var usualStates: Int { 4_000_000 }

  public func solver(within effort: Effort) -> AcesUpSolver { AcesUpSolver(self, effort: effort) }
}

extension AtlasSolitaire: SearchedGame {
  /// Of use where reshuffles are limited: there, a tenth of it is what may be tried at random.
  public static var usualStates: Int { 2_000_000 }

  public func solver(within effort: Effort) -> AtlasSolver { AtlasSolver(self, effort: effort) }
}

extension FreeCell: SearchedGame {
  /// Several times what the hardest of the deals 1 to 32,000 needs.
  public static var usualStates: Int { 2_000_000 }

  public func solver(within effort: Effort) -> FreeCellSolver {
    FreeCellSolver(self, effort: effort)
  }
}

extension Golf: SearchedGame {
  /// More than any deal has positions.
  public static var usualStates: Int { 20_000_000 }

  public func solver(within effort: Effort) -> WasteSolver<Golf> {
    WasteSolver(self, effort: effort)
  }
}

extension Klondike: SearchedGame {
  /// Leaves one deal in a hundred open; a quarter of it, one in twenty.
  public static var usualStates: Int { 2_000_000 }

  public func solver(within effort: Effort) -> KlondikeSolver {
    KlondikeSolver(self, effort: effort)
  }
}

extension Pyramid: SearchedGame {
  /// Settles nearly every deal, in a second.
  public static var usualStates: Int { 4_000_000 }

  public func solver(within effort: Effort) -> PyramidSolver {
    PyramidSolver(self, effort: effort)
  }
}

extension Scorpion: SearchedGame {
  public static var usualStates: Int { 2_000_000 }

  public func solver(within effort: Effort) -> ScorpionSolver {
    ScorpionSolver(self, effort: effort)
  }
}

extension Spider: SearchedGame {
  /// Four times what nine in ten deals of four suits need.
  public static var usualStates: Int { 4_000_000 }

  public func solver(within effort: Effort) -> SpiderSolver { SpiderSolver(self, effort: effort) }
}

extension TriPeaks: SearchedGame {
  /// More than any deal has positions.
  public static var usualStates: Int { 20_000_000 }

  public func solver(within effort: Effort) -> WasteSolver<TriPeaks> {
    WasteSolver(self, effort: effort)
  }
}

extension Yukon: SearchedGame {
  /// Leaves one deal in ten open; many times as much settles few of those.
  public static var usualStates: Int { 1_000_000 }

  public func solver(within effort: Effort) -> YukonSolver { YukonSolver(self, effort: effort) }
}

extension Effort {
  /// What an answer about a game is worth as a rule.
  public static func usual(
    for game: any Game.Type, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> Effort {
    let states = (game as? any SearchedGame.Type)?.usualStates ?? standard.states
    return Effort(states: states, isCancelled: isCancelled)
  }
}

extension Match {
  /// What the solver of the match's game says of its table now; nil for a game that is no
  /// ``SearchedGame``.
  public func verdict(within effort: Effort) -> Verdict? {
    (game as? any SearchedGame)?.solver(within: effort).verdict(on: self)
  }
}
