// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// What a search has found out about a position.
enum SearchFinding<Step: Hashable>: Hashable {
  /// It is won by these steps, as far as the search can tell.
  case won([Step])
  case lost
  case unknown

  /// A win is believed once the rules have played it.
  ///
  /// - Parameter proof: the moves that the steps come to; nil where the rules refuse one, or where the
  ///   last one does not win.
  func verdict(_ proof: ([Step]) -> [Move]?) -> Verdict {
    switch self {
    case .won(let steps): proof(steps).map(Verdict.won) ?? .unknown
    case .lost: .lost
    case .unknown: .unknown
    }
  }
}
