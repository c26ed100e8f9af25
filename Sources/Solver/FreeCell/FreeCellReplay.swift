// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

/// Plays the steps of a line out by the rules: the only witness of a win that is believed.
enum FreeCellReplay {
  /// The moves that win, or nil where the rules refuse one or the last one does not win.
  static func line(of steps: [FreeCellStep], _ game: FreeCell, on table: Table) -> [Move]? {
    var table = table
    var moves: [Move] = []
    for step in steps {
      guard let goal = table.goal(of: step) else { return nil }
      let move = Move([Piece(step.card)], to: goal)
      guard (try? game.advance(&table, by: move)) != nil else { return nil }
      moves.append(move)
    }
    return game.outcome(of: table) == .won ? moves : nil
  }
}

extension Piece {
  fileprivate init(_ card: FreeCellCard) { self.init(Int(card.number)) }
}

extension Table {
  /// Nil where there is none.
  fileprivate func goal(of step: FreeCellStep) -> Place? {
    switch step.ground {
    case .column: empty(.column)
    case .cell: empty(.cell)
    case .foundation: step.card.below.map { place(of: Piece($0)) } ?? empty(.foundation)
    default: place(of: Piece(step.ground))
    }
  }

  private func empty(_ kind: Place.Kind) -> Place? {
    places.first { $0.kind == kind && self[$0].isEmpty }
  }
}
