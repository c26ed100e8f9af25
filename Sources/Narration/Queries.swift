// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Narrator {
  /// Every place that can be read, in the table's order.
  public func readablePlaces(of table: Table) -> [Place] {
    table.places.filter { $0.kind != .completed }
  }

  /// The top card of every place that has one, a line each.
  public func tops(of table: Table) -> [[Term]] {
    readablePlaces(of: table).filter { table[$0].top?.isFaceUp == true }.map { place in
      [target(place, on: table)]
    }
  }

  /// Every place, a line each.
  public func everything(on table: Table) -> [[Term]] {
    readablePlaces(of: table).map { label(of: $0, on: table) }
  }

  /// Every face-up card whose name satisfies a test, with where it lies.
  public func whereabouts(on table: Table, of isWanted: (Term) -> Bool) -> [[Term]] {
    readablePlaces(of: table).flatMap { place in
      table[place].filter { $0.isFaceUp && isWanted(game.name(of: $0.piece)) }
        .map { label(of: $0.piece, on: table) }
    }
  }
}
