// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension BakersDozenRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      BakersDozen(), seed: 1,
      [
        .read, .carry(.column, to: .column), .carry(.column, to: .foundation), .hint,
      ])
  }
}
