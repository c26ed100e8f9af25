// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension EightOffRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      EightOff(), seed: 1,
      [
        .read, .carry(.column, to: .column), .carry(.column, to: .cell), .hint,
      ],
      closing: "tutorial-empty-king")
  }
}
