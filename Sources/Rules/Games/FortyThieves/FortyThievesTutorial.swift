// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension FortyThievesRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      FortyThieves(), seed: 1,
      [
        .read, .carry(.column, to: .column), .act(.draw).after("tutorial-stock"), .hint,
      ],
      closing: "tutorial-empty-any")
  }
}
