// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension FreeCell {
  public func progress(of table: Table) -> [Term] {
    [
      foundationProgress(on: table),
      Term(
        "freecell-progress-room",
        [
          "cells": .number(table.freeCellCount),
          "columns": .number(places.count { $0.kind == .column && table[$0].isEmpty }),
        ]),
    ]
  }
}
