// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Eight Off as the menus list it.
public struct EightOffRounds: SingleRounds {
  public let patience = EightOff()
  public let commands = GameCommands(
    [.autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.autoMove.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}
}
