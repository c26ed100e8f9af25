// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Aces Up as the menus list it.
public struct AcesUpRounds: SingleRounds {
  public let patience = AcesUp()
  public let commands = GameCommands([.dealRow: "d"], main: Act.dealRow.name)

  public init() {}
}
