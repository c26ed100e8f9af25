// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Canfield as the menus list it. A deal's number is its seed.
public struct CanfieldRounds: GameDescriptor {
  public let game: any Game.Type = Canfield.self
  public let difficulties = [Canfield().difficulty]
  public let commands = GameCommands(
    [.draw: "d", .autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.draw.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("canfield-choice") }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    try Deal(Canfield(), by: request)
  }
}
