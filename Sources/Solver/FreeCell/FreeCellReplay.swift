// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Plays the steps of a line out by the rules: the only witness of a win that is believed.
struct FreeCellReplay {
  private var match: Match
  private var moves: [Move] = []

  /// The moves that win, or nil where the rules refuse one or the last one does not win.
  static func line(of steps: [FreeCellStep], from match: Match) -> [Move]? {
    var replay = FreeCellReplay(match: match)
    do {
      for step in steps { try replay.play(step) }
    } catch { return nil }
    return replay.match.outcome == .won ? replay.moves : nil
  }

  private mutating func play(_ step: FreeCellStep) throws {
    guard let goal = goal(of: step) else { throw Objection(Term("refused-no-move")) }
    let move = Move([Piece(Int(step.card))], to: goal)
    try match.play(move)
    moves.append(move)
  }

  /// Nil where there is none.
  private func goal(of step: FreeCellStep) -> Place? {
    switch step.ground {
    case FreeCellPosition.Ground.column: empty(.column)
    case FreeCellPosition.Ground.cell: empty(.cell)
    case FreeCellPosition.Ground.foundation: foundation(for: Int(step.card))
    default: match.table.place(of: Piece(Int(step.ground)))
    }
  }

  private func empty(_ kind: Place.Kind) -> Place? {
    match.table.places.first { $0.kind == kind && match.table[$0].isEmpty }
  }

  /// The foundation that a card's suit has, or for an ace the first that is empty.
  private func foundation(for card: Int) -> Place? {
    let suit = Place.row(.foundation, 4).first { place in
      match.table[place].first.map { $0.piece.number % 4 == card % 4 } ?? false
    }
    return suit ?? empty(.foundation)
  }
}
