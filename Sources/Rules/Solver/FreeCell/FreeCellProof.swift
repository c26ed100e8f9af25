// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Games
import Patience

extension FreeCellStep {
  func move(on table: Table) -> Move? { Move(Piece(card), to: table.goal(of: self)) }
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
