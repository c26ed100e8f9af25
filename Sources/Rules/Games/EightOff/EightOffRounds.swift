// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Eight Off as the menus list it. A deal's number is its seed.
public struct EightOffRounds: GameDescriptor {
  public let game: any Game.Type = EightOff.self
  public let difficulties = [EightOff().difficulty]
  public let commands = GameCommands(
    [.autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.autoMove.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("eightoff-choice") }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    try Deal(EightOff(), by: request)
  }
}
