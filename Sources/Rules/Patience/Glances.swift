// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Places in a word each, as a map of the table tells them.
extension Solitaire {
  /// The free card of a place, or why there is none.
  public func glance(at place: Place, on table: Table) -> Term {
    guard let top = table[place].top else { return Term("map-empty") }
    return table.cover(of: place) == nil ? name(of: top.piece) : Term("map-covered")
  }

  /// Those of the columns, from the first on.
  public func columnGlances(on table: Table) -> [Term] {
    table.places(.column).map { glance(at: $0, on: table) }
  }
}
