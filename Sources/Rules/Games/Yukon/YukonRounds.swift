// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Yukon as the menus list it. A deal's number is its seed.
public struct YukonRounds: GameDescriptor {
  public let game: any Game.Type = Yukon.self
  public let difficulties = [Yukon().difficulty]
  public let commands = GameCommands(
    [.autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.autoMove.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("yukon-choice") }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    Deal(Yukon(), seed: request.number)
  }
}
