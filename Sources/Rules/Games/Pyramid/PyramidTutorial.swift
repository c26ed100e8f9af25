// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension PyramidRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      Pyramid(passes: 3), seed: 3,
      [
        .read, .carry(.column, to: .column), .carry(.column, to: .completed),
        .act(.draw).after("tutorial-stock"), .hint,
      ],
      closing: "pyramid-tutorial-drawn")
  }
}
