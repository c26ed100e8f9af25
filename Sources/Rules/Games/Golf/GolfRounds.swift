// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Golf as the menus list it. A deal's number is its seed.
public struct GolfRounds: GameDescriptor {
  public let game: any Game.Type = Golf.self
  public let difficulties = Golf.Ends.allCases.map { Golf($0).difficulty }
  public let commands = GameCommands([.draw: "d"], main: Act.draw.name)

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    Term(Key("golf-choice-\(difficulty.rawValue)"))
  }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    let ends = Golf.Ends.allCases.first { Golf($0).difficulty == request.difficulty }
    guard let ends else { throw .unknown(request.difficulty) }
    return Deal(Golf(ends), seed: request.number)
  }
}
