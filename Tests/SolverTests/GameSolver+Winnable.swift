// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Solver

extension GameSolver {
  /// Yes, no, or nil for what the effort did not settle.
  func isStillWinnable(_ match: Match) -> Bool? { verdict(on: match).isWinnable }
}
