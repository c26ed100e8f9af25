// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension AcesUpRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      AcesUp(), seed: 1,
      [
        .read, .carry(.column, to: .completed), .act(.dealRow).after("acesup-tutorial-deal"), .hint,
      ],
      closing: "tutorial-empty-any")
  }
}
