// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension FreeCell {
  public func progress(of table: Table) -> [Term] {
    let done = places.reduce(0) { $1.kind == .foundation ? $0 + table[$1].count : $0 }
    return [
      Term("progress-foundations", ["done": .number(done), "total": .number(cards.count)]),
      Term(
        "freecell-progress-room",
        [
          "cells": .number(freeCellCount(on: table)),
          "columns": .number(places.count { $0.kind == .column && table[$0].isEmpty }),
        ]),
    ]
  }
}
