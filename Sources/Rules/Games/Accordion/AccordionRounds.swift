// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Accordion as the menus list it.
public struct AccordionRounds: SingleRounds {
  public let patience = Accordion()
  public let commands = GameCommands([:])

  public init() {}
}
