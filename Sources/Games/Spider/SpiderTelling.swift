// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension Spider {
  public func progress(of table: Table) -> [Term] {
    let hidden = columns.reduce(0) { $0 + table[$1].hiddenCount }
    return [
      Term(
        "spider-progress",
        ["done": .number(completedCount(on: table)), "total": .number(Self.runCount)]),
      Term(
        "spider-progress-reserve",
        [
          "deals": .number(table[.stock].count / columns.count), "hidden": .number(hidden),
          "columns": .number(columns.count { table[$0].isEmpty }),
        ]),
    ]
  }
}
