// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Says of any table of a round whether it can still be won.
public protocol PatienceSolver: Sendable {
  associatedtype Patience: Game

  var game: Patience { get }
  var effort: Effort { get }

  /// The verdict on the match's table now. The match is one of this solver's game.
  func verdict(on match: Match) -> Verdict
}

extension PatienceSolver {
  /// Yes, no, or nil for what the effort did not settle.
  public func isStillWinnable(_ match: Match) -> Bool? { verdict(on: match).isWinnable }
}
