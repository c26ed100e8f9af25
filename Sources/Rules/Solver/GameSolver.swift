// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Says of any table of a round whether it can still be won.
public protocol GameSolver: Sendable {
  associatedtype Played: Game

  var game: Played { get }
  var effort: Effort { get }

  /// The verdict on the match's table now. The match is one of this solver's game.
  func verdict(on match: Match) -> Verdict
}
