// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension YukonRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      Yukon(), seed: 22,
      [
        .read, .carry(.column, to: .column), .carry(.column, to: .foundation), .hint,
      ],
      closing: "tutorial-empty-king")
  }
}
