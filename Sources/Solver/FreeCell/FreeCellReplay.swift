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
    let move = Move([step.piece], to: goal(of: step))
    try match.play(move)
    moves.append(move)
  }

  private func goal(of step: FreeCellStep) -> Place {
    step.place ?? Self.foundation(for: step.piece, on: match.table)
  }

  /// The foundation that a card's suit has, or for an ace the first that is empty.
  private static func foundation(for piece: Piece, on table: Table) -> Place {
    let foundations = Place.row(.foundation, 4)
    let suit = foundations.first { place in
      table[place].first.map { $0.piece.number % 4 == piece.number % 4 } ?? false
    }
    return suit ?? foundations.first { table[$0].isEmpty } ?? foundations[0]
  }
}

extension FreeCellStep {
  var piece: Piece { Piece(Int(card)) }

  /// Where it leads; nil for the foundations, of which each suit takes any.
  var place: Place? {
    switch goal {
    case ..<Self.firstCell: .column(goal + 1)
    case ..<Self.foundation: Place(.cell, goal - Self.firstCell + 1)
    default: nil
    }
  }
}
