// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension KlondikeRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      Klondike(.one), seed: 8,
      [
        .read, .carry(.column, to: .column), .carry(.column, to: .foundation),
        .act(.draw).after("tutorial-stock"), .hint,
      ],
      closing: "tutorial-empty-king")
  }
}
