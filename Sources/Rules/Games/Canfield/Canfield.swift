// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Canfield: four columns that turn the corner, foundations from the rank that was dealt there, a
/// reserve of thirteen that fills empty columns, and a stock gone through by threes without end.
///
/// As in PySolFC: the top card of a column moves or all of them, and once the reserve is empty any
/// card goes to an empty column. Morehead and Mott-Smith ("The Complete Book of Solitaire and Patience
/// Games") move whole columns only.
public struct Canfield: StockSolitaire {
  public static let id = "canfield"
  private static let reserveCount = 13

  public var difficulty: Difficulty { "hard" }
  public var layout: Layout { Self.layout }
  private static let layout =
    Layout.columns(4) + .reserve + .waste + .stock(.draw) + .foundations(4)
  public var stock: StockRules { StockRules(drawing: 3) }

  public init() {}

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.pieces)
    turn.move(Self.reserveCount, from: .stock, to: .reserve)
    turn.turn(.top, of: .reserve, faceUp: true)
    for place in [.foundation(1)] + turn.table.places(.column) {
      turn.move(from: .stock, to: place)
      turn.turn(.top, of: place, faceUp: true)
    }
  }

  public func base(on table: Table) -> Rank {
    table.places(.foundation).lazy.compactMap { table[$0].first }.first
      .map { card($0.piece).rank } ?? .ace
  }

  public var building: Building { .downInAlternatingColours.turningTheCorner }

  public func release(of place: Place) -> Release<PlayingCard> {
    switch place.kind {
    case .column: .topOrWhole(building)
    case .reserve, .waste: .top
    default: .nothing
    }
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place.kind {
    case .column: .building(building)
    case .foundation: .foundation(from: base(on: table))
    default: .nothing
    }
  }

  public func applyAutomaticMoves(_ turn: inout Turn) {
    turn.fillColumns(from: .reserve)
    countSorted(&turn)
  }
}
