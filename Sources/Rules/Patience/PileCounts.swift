// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension FoundationSolitaire {
  public var mapNamesCards: Bool { false }
}

/// A map of the table: how many cards lie where.
extension Solitaire {
  /// Each column by its height, and what else there is as a whole; what is empty is left out, but for
  /// the columns.
  public func pileCounts(on table: Table) -> Term {
    let heights = table.places(.column).map { place in
      Term("pile-count", ["count": .number(table[place].count)])
    }
    let others = [
      ("cells", table.count(.holding)), ("reserve", table.count(.supplying)),
      ("stock", table.count(.dealing)), ("waste", table.count(.showing)),
      ("complete", table.count(.outOfPlay)), ("founded", table.count(.collecting)),
    ]
    let piles = others.filter { $0.1 > 0 }.map { name, count in
      Term("pile-counts-other", ["pile": .text(name), "count": .number(count)])
    }
    return Term(
      "pile-counts",
      [
        "heights": .list(heights), "others": .list(piles), "count": .number(piles.count),
      ])
  }
}
