// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension FreeCell {
  public var building: Building { .downInAlternatingColours }

  public func release(of place: Place) -> Release<PlayingCard> {
    switch place.kind {
    case .column: .run(building)
    case .cell: .top
    default: .nothing
    }
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place.kind {
    case .column: .building(building).and(.fitting { table.room(to: $0) })
    case .cell: .cell
    case .foundation: .foundation
    default: .nothing
    }
  }

  public func autoGoal(for piece: Piece, on table: Table) -> Place? {
    goalWithCells(for: piece, on: table)
  }

  public var searchesForAdvice: Bool { true }

  public func advice(on table: Table) -> Advice? { openAdvice(on: table) }

  public func progress(of table: Table) -> [Term] {
    [foundationProgress(on: table), roomProgress(on: table)]
  }
}
