// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

/// Forty Thieves, or Napoleon at St Helena: two packs, ten columns of four open cards, built down in
/// suit one card at a time, and a stock that is gone through once, card by card.
///
/// As in Morehead and Mott-Smith, "The Complete Book of Solitaire and Patience Games", and PySolFC.
public struct FortyThieves: StockSolitaire {
  public static let id = "fortythieves"
  private static let columnHeight = 4

  public var cards: [PlayingCard] { Self.packs }
  private static let packs = PlayingCard.deck + PlayingCard.deck
  public var difficulty: Difficulty { "hard" }
  public var layout: Layout { Self.layout }
  private static let layout = Layout.columns(10) + .waste + .stock(.draw) + .foundations(8)
  public var stock: StockRules { StockRules(drawing: 1, passes: 1) }

  public init() {}

  public func deal(_ turn: inout Turn) {
    turn.layStock(of: cards.pieces)
    for place in turn.table.places(.column) {
      turn.move(Self.columnHeight, from: .stock, to: place)
      turn.turn(.all, of: place, faceUp: true)
    }
  }

  public var building: Building { .downInSuit }

  public func release(of place: Place) -> Release<PlayingCard> {
    [.column, .waste].contains(place.kind) ? .top : .nothing
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    switch place.kind {
    case .column: .single.and(.building(building))
    case .foundation: .foundation
    default: .nothing
    }
  }

  public func applyAutomaticMoves(_ turn: inout Turn) { countSorted(&turn) }
}
