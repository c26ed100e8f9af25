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
    case .column: .building(building).and(fitting(on: table))
    case .cell: .single.and(.whenEmpty(.anything, else: occupied))
    case .foundation: .foundation
    default: .nothing
    }
  }

  private var occupied: Acceptance<PlayingCard> {
    Acceptance { Acceptance.refusal("freecell-refused-occupied", $0) }
  }

  /// The cards of a run travel one by one, through what is free.
  ///
  /// A run that is too long is a near miss: the cards match, so the place is offered, and choosing
  /// it tells the arithmetic.
  private func fitting(on table: Table) -> Acceptance<PlayingCard> {
    Acceptance { offer in
      guard offer.cards.count > 1 else { return nil }
      let room = table.room(to: offer.place)
      guard offer.cards.count > room else { return nil }
      return Refusal(.miss) {
        Term(
          "freecell-refused-room",
          ["count": .number(offer.cards.count), "room": .number(room)])
      }
    }
  }

  /// Where a card goes in any patience, else from a column to a cell.
  public func autoGoal(for piece: Piece, on table: Table) -> Place? {
    if let goal = usualGoal(for: piece, on: table) { return goal }
    guard table.place(of: piece)?.kind == .column else { return nil }
    return goals(for: [piece], on: table, onlyRight: true).first { $0.kind == .cell }
  }
}

extension Table {
  /// How many cards can move at once to a place: one more than there are free cells, doubled for
  /// every empty column other than the place itself.
  func room(to goal: Place) -> Int {
    let columns = places.count { $0.kind == .column && $0 != goal && self[$0].isEmpty }
    return (1 + freeCellCount) << columns
  }

  var freeCellCount: Int { places.count { $0.kind == .cell && self[$0].isEmpty } }
}
