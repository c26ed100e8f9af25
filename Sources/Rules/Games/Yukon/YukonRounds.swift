// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Yukon as the menus list it.
public struct YukonRounds: SingleRounds {
  public let patience = Yukon()
  public let commands = GameCommands(
    [.autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.autoMove.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}
}
