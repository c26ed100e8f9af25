// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension CanfieldRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      Canfield(), seed: 52,
      [
        .read, .carry(.column, to: .column),
        .carry(.reserve, to: .column).after("canfield-tutorial-reserve"),
        .act(.draw).after("tutorial-stock"), .hint,
      ])
  }
}
