// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension GolfRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      Golf(.joined), seed: 1,
      [
        .read, .carry(.column, to: .waste), .act(.draw).after("tutorial-stock"), .hint,
      ])
  }
}
