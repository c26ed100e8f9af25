// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine

/// How a patience of the Golf family is told.
extension WasteSolitaire {
  /// The waste is told with what it takes next.
  public func label(of place: Place, on table: Table) -> Term? {
    guard place == .waste, let top = table[place].top else { return nil }
    let fillings: [String: Filling] = [
      "place": .term(place.name), "card": .term(name(of: top.piece)),
    ]
    guard let wanted = building.wanted(on: card(top.piece)) else {
      return Term("label-takes-nothing", fillings)
    }
    return Term("label-takes", fillings.merging(["takes": .term(wanted)]) { $1 })
  }

  public func foundations(on table: Table) -> Term? { label(of: .waste, on: table) }

  /// The waste, the free cards from column 1 on, and how many cards can still be drawn.
  public func map(of table: Table) -> Term? {
    guard let top = table[.waste].top else { return nil }
    return Term(
      "map-waste",
      [
        "card": .term(name(of: top.piece)), "stock": .number(table[.stock].count),
        "columns": .list(columnGlances(on: table)),
      ])
  }

  public func progress(of table: Table) -> [Term] {
    let left = table.places(.column).reduce(0) { $0 + table[$1].count }
    return [
      Term(
        "progress-columns",
        ["left": .number(left), "stock": .number(table[.stock].count)])
    ]
  }
}
