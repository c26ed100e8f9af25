// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Forty Thieves as the menus list it. A deal's number is its seed.
public struct FortyThievesRounds: GameDescriptor {
  public let game: any Game.Type = FortyThieves.self
  public let difficulties = [FortyThieves().difficulty]
  public let commands = GameCommands(
    [.draw: "d", .autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.draw.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("fortythieves-choice") }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    try Deal(FortyThieves(), by: request)
  }
}
