// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Aces Up as the menus list it. A deal's number is its seed.
public struct AcesUpRounds: GameDescriptor {
  public let game: any Game.Type = AcesUp.self
  public let difficulties = [AcesUp().difficulty]
  public let commands = GameCommands([.dealRow: "d"], main: Act.dealRow.name)

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("acesup-choice") }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    Deal(AcesUp(), seed: request.number)
  }
}
