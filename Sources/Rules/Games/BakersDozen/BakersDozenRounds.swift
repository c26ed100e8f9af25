// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Baker's Dozen as the menus list it.
public struct BakersDozenRounds: SingleRounds {
  public let patience = BakersDozen()
  public let commands = GameCommands(
    [.autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.autoMove.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}
}
