// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension FreeCellRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      [
        .read, .carry(.column, to: .column), .carry(.column, to: .cell), .hint,
      ], closing: "tutorial-empty-any"
    ) { () throws(Refusal) in Deal(try FreeCell(difficulties[0]), seed: 9) }
  }
}
