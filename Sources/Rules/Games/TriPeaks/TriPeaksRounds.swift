// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// TriPeaks as the menus list it. A deal's number is its seed.
public struct TriPeaksRounds: GameDescriptor {
  public let game: any Game.Type = TriPeaks.self
  public let difficulties = [TriPeaks().difficulty]
  public let commands = GameCommands([.draw: "d"], main: Act.draw.name)

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("tripeaks-choice") }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    Deal(TriPeaks(), seed: request.number)
  }
}
