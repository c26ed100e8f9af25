// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension ScorpionRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      Scorpion(), seed: 1,
      [
        .read, .carry(.column, to: .column), .act(.dealLast).after("tutorial-stock"), .hint,
      ],
      closing: "tutorial-empty-king")
  }
}
