// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// A patience whose rules are values that one search knows.
public protocol RuledPatience: FoundationSolitaire, SearchedGame {
  var searchRules: SearchRules { get }
}

extension RuledPatience {
  /// Decides 95 of 100 deals, in less than a second.
  public static var usualStates: Int { 1_000_000 }

  public func solver(within effort: Effort) -> PatienceSolver<Self> {
    PatienceSolver(self, effort: effort)
  }
}

/// Says whether a round of a patience can be won, from any table of it, what lies face down being
/// known.
public struct PatienceSolver<Played: RuledPatience>: GameSolver {
  public let game: Played
  public let effort: Effort

  /// - Parameter effort: each state takes up to 120 bytes.
  public init(_ game: Played, effort: Effort = .usual(for: Played.self)) {
    self.game = game
    self.effort = effort
  }

  public func verdict(on match: Match) -> Verdict {
    game.searchRules.verdict(on: match.table, of: game, within: effort)
  }
}

extension SearchRules {
  func verdict(
    on table: Table, of game: some FoundationSolitaire, within effort: Effort
  ) -> Verdict {
    let start = PatiencePosition(table, of: game, self)
    var search = BestFirstSearch(from: start, effort: effort)
    return search.result().verdict {
      Proof(game, on: table).line(of: start.shortened($0)) { proof, step throws(Refusal) in
        try proof.play(step, game)
      }
    }
  }
}

extension Proof where Played: FoundationSolitaire {
  mutating func play(_ step: PatienceStep, _ game: Played) throws(Refusal) {
    let piece = step.card.piece
    if step.origin == PatienceStep.Spot.waste { try draw(piece) }
    try play(piece, to: step.goal(of: piece, game, on: table))
  }

  /// Draws until a card lies on top of the waste; as often as it takes to see all.
  private mutating func draw(_ piece: Piece) throws(Refusal) {
    var left = 2 * (table[.stock].count + table[.waste].count) + 2
    while table[.waste].top?.piece != piece, left > 0 {
      try play(Move(.draw))
      left -= 1
    }
  }
}

extension PatienceStep {
  /// Nil where there is none.
  func goal(of piece: Piece, _ game: some FoundationSolitaire, on table: Table) -> Place? {
    switch goal {
    case Spot.foundation: game.foundation(of: piece, on: table)
    case Spot.cell: table.places.first { $0.kind == .cell && table[$0].isEmpty }
    default: .column(Int(goal) + 1)
    }
  }
}
