// SPDX-License-Identifier: GPL-3.0-or-later

import Cards
import Engine
import Patience

extension Spider {
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
