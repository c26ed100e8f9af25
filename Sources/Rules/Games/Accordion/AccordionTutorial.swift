// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

extension AccordionRounds {
  public var tutorial: Tutorial? {
    Tutorial(
      Accordion(), seed: 1,
      [.read, .carry(.square, to: .square).after("accordion-tutorial-code"), .undo, .hint])
  }
}
