// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games

/// Says whether a round of Klondike can be won, from any table of it, what lies face down being
/// known.
///
/// The memory is bounded by the effort: of each position looked into up to two numbers are kept in a
/// ``HashTable``.
public struct KlondikeSolver: GameSolver {
  public let game: Klondike
  public let effort: Effort

  public init(_ game: Klondike, effort: Effort = .usual(for: Klondike.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict { verdict(on: match.table) }

  func verdict(on table: Table) -> Verdict {
    guard var layout = KlondikeLayout(table, of: game) else { return .unknown }
    let start = KlondikePosition(&layout)
    var search = KlondikeSearch(from: start, layout, effort: effort)
    return search.result().verdict { KlondikeProof.line(of: $0, game, on: table) }
  }
}
