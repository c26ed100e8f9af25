// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// TriPeaks as the menus list it.
public struct TriPeaksRounds: SingleRounds {
  public let patience = TriPeaks()
  public let commands = GameCommands([.draw: "d"], main: Act.draw.name)

  public init() {}
}
