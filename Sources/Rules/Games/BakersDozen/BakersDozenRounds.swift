// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Baker's Dozen as the menus list it. A deal's number is its seed.
public struct BakersDozenRounds: GameDescriptor {
  public let game: any Game.Type = BakersDozen.self
  public let difficulties = [BakersDozen().difficulty]
  public let commands = GameCommands(
    [.autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.autoMove.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("bakersdozen-choice") }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    try Deal(BakersDozen(), by: request)
  }
}
