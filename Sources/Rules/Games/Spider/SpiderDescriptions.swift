// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension Spider {
  /// How many runs of each suit are complete.
  public func foundations(on table: Table) -> Term? {
    let aces = cards(at: .completed, on: table).filter { $0.rank == .ace }
    let suits = Suit.allCases.compactMap { suit -> Term? in
      let count = aces.count { $0.suit == suit }
      guard count > 0 else { return nil }
      return Term("spider-suit-runs", ["count": .number(count), "suit": .term(suit.name)])
    }
    return Term(
      hasOneSuit || suits.isEmpty ? "spider-progress" : "spider-progress-suits",
      [
        "done": .number(aces.count), "total": .number(Self.runCount), "suits": .list(suits),
      ])
  }

  public func progress(of table: Table) -> [Term] {
    let done = foundations(on: table).map { [$0] } ?? []
    return done + [
      Term(
        "spider-progress-reserve",
        [
          "deals": .number(table[.stock].count / columns.count),
          "hidden": .number(table.hiddenInColumns),
          "columns": .number(columns.count { table[$0].isEmpty }),
        ])
    ]
  }
}
