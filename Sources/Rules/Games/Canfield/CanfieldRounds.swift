// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Canfield as the menus list it.
public struct CanfieldRounds: SingleRounds {
  public let patience = Canfield()
  public let commands = GameCommands(
    [.draw: "d", .autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.draw.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}
}
