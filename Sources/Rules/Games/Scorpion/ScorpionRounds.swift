// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Scorpion as the menus list it.
public struct ScorpionRounds: SingleRounds {
  public let patience = Scorpion()
  public let commands = GameCommands([.dealLast: "d", .autoMove: ""], main: Act.dealLast.name)

  public init() {}
}
