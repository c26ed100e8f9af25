// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Pyramid as the menus list it. A deal's number is its seed.
public struct PyramidRounds: GameDescriptor {
  public let game: any Game.Type = Pyramid.self
  public let difficulties = Pyramid.variants.map(\.difficulty)
  public let commands = GameCommands([.draw: "d"], main: Act.draw.name)

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    let passes = Pyramid.variants.first { $0.difficulty == difficulty }?.passes ?? 0
    return Term(
      "pyramid-choice",
      ["difficulty": .term(difficulty.name.form("title")), "passes": .number(passes)])
  }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    let pyramid = Pyramid.variants.first { $0.difficulty == request.difficulty }
    guard let pyramid else { throw .unknown(request.difficulty) }
    return Deal(pyramid, seed: request.number)
  }
}
