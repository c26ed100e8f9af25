// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension TriPeaksRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      TriPeaks(), seed: 1,
      [
        .read, .carry(.column, to: .waste).after("tripeaks-tutorial-free"),
        .act(.draw).after("tutorial-stock"), .hint,
      ])
  }
}
