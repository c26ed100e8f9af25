// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

extension Place.Kind {
  /// A place that holds one card, whichever it is.
  public static let cell: Place.Kind = "cell"
}

extension Layout {
  public static func cells(_ count: Int) -> Layout {
    Layout(Place.row(.cell, count), .holding)
  }
}

extension Acceptance where Card == PlayingCard {
  /// Takes any one card.
  public static var cell: Acceptance { single.and(.whenEmpty(.anything, else: occupied)) }

  private static var occupied: Acceptance { Acceptance { refusal("refused-occupied", $0) } }

  /// The cards of a run travel one by one, through what is free: no more than fit there.
  ///
  /// A run that is too long is a near miss: the cards match, so the place is offered, and choosing
  /// it tells the arithmetic.
  public static func fitting(_ room: @escaping @Sendable (_ goal: Place) -> Int) -> Acceptance {
    Acceptance { offer in
      guard offer.cards.count > 1 else { return nil }
      let room = room(offer.place)
      guard offer.cards.count > room else { return nil }
      return Refusal(.miss) {
        Term("refused-room", ["count": .number(offer.cards.count), "room": .number(room)])
      }
    }
  }
}

extension Table {
  public var freeCellCount: Int { places.count { $0.kind == .cell && self[$0].isEmpty } }

  public var emptyColumnCount: Int { places.count { $0.kind == .column && self[$0].isEmpty } }

  /// How many cards can move at once to a place through cells and empty columns that take any card:
  /// one more than there are free cells, doubled for every such column other than the place itself.
  public func room(to goal: Place) -> Int {
    let isEmptyColumn = goal.kind == .column && self[goal].isEmpty
    return (1 + freeCellCount) << (emptyColumnCount - (isEmptyColumn ? 1 : 0))
  }
}

extension FoundationSolitaire {
  /// Where a card goes in any patience, else from a column to a cell.
  public func goalWithCells(for piece: Piece, on table: Table) -> Place? {
    if let goal = usualGoal(for: piece, on: table) { return goal }
    guard table.place(of: piece)?.kind == .column else { return nil }
    return goals(for: [piece], on: table, onlyRight: true).first { $0.kind == .cell }
  }

  /// How much is free to move cards through.
  public func roomProgress(on table: Table) -> Term {
    Term(
      "progress-room",
      [
        "cells": .number(table.freeCellCount), "columns": .number(table.emptyColumnCount),
      ])
  }
}
