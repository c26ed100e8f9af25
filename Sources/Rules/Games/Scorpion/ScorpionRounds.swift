// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Scorpion as the menus list it. A deal's number is its seed.
public struct ScorpionRounds: GameDescriptor {
  public let game: any Game.Type = Scorpion.self
  public let difficulties = [Scorpion().difficulty]
  public let commands = GameCommands([.dealLast: "d", .autoMove: ""], main: Act.dealLast.name)

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("scorpion-choice") }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    try Deal(Scorpion(), by: request)
  }
}
