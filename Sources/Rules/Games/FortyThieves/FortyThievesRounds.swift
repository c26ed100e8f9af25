// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Forty Thieves as the menus list it.
public struct FortyThievesRounds: SingleRounds {
  public let patience = FortyThieves()
  public let commands = GameCommands(
    [.draw: "d", .autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.draw.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}
}
