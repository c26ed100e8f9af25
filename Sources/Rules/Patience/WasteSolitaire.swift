// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// A patience of the Golf family: the free cards of the columns go to the waste, one on the other as
/// their ranks follow, and the stock gives it another card. It is won when the columns are empty.
public protocol WasteSolitaire: RankSolitaire, FoundationBuilding, DirectPlay {
  /// How cards follow one another on the waste.
  var building: Building { get }
}

extension WasteSolitaire {
  public func release(of place: Place) -> Release<PlayingCard> {
    place.kind == .column ? .top : .nothing
  }

  public func acceptance(of place: Place, on table: Table) -> Acceptance<PlayingCard> {
    place == .waste ? .following(building) : .nothing
  }

  public func directGoal(of piece: Piece, on table: Table) -> Place? {
    table.place(of: piece)?.kind == .column ? .waste : nil
  }

  public func isComplete(_ table: Table) -> Bool {
    table.places(.column).allSatisfy { table[$0].isEmpty }
  }

  public func comingUp(on table: Table) -> [Piece] { table[.stock].pieces.reversed() }

  /// Whether a card that comes up would let a column's card follow.
  public func drawingMayHelp(on table: Table) -> Bool {
    let free = picks(after: [], on: table).map(card)
    return comingUp(on: table).contains { drawn in
      free.contains { building.allows($0, on: card(drawn)) }
    }
  }

  public func acts(on table: Table) -> [Act] { possible([.draw], on: table) }

  public func refusal(of act: Act, with picked: [Piece], on table: Table) -> Refusal? {
    guard act == .draw, !isComplete(table) else { return Refusal("refused-act") }
    return table[.stock].isEmpty ? Refusal("refused-stock-empty") : nil
  }

  public func play(_ act: Act, with picked: [Piece], _ turn: inout Turn) { turn.draw(1) }
}

// What the waste takes, as in other games a foundation.
extension WasteSolitaire {
  public static var foundationKind: Place.Kind { .waste }

  public func wanted(on table: Table) -> [Piece] {
    guard let top = table[.waste].top else { return [] }
    return table.places(.column).flatMap { table[$0].pieces }
      .filter { building.allows(card($0), on: card(top.piece)) && table.isFaceUp($0) }
  }

  public func foundation(of piece: Piece, on table: Table) -> Place? { .waste }

  public func isSafe(_ piece: Piece, on table: Table) -> Bool { false }
}
