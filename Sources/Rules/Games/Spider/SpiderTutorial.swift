// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension SpiderRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      [
        .read, .carry(.column, to: .column), .act(.deal).after("tutorial-stock"), .hint,
      ], closing: "tutorial-empty-any"
    ) { () throws(Refusal) in Deal(try Spider(difficulties[0]), seed: 1) }
  }
}
