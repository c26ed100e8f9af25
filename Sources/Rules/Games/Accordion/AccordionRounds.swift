// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Accordion as the menus list it. A deal's number is its seed.
public struct AccordionRounds: GameDescriptor {
  public let game: any Game.Type = Accordion.self
  public let difficulties = [Accordion().difficulty]
  public let commands = GameCommands([:])

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("accordion-choice") }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    try Deal(Accordion(), by: request)
  }
}
