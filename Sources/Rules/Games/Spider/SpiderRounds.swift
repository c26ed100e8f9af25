// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Spider as the menus list it.
public struct SpiderRounds: GameDescriptor {
  public let game: any Game.Type = Spider.self
  public let difficulties = Spider.levels.map(\.difficulty)
  public let commands = GameCommands([.deal: "d", .autoMove: ""], main: Act.deal.name)

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    let suits = Spider.levels.first { $0.difficulty == difficulty }?.suits.count ?? 0
    return Term(
      "spider-choice",
      ["difficulty": .term(difficulty.name.form("title")), "suits": .number(suits)])
  }

  /// - Throws: a ``Refusal`` for a difficulty that the game lacks.
  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    Deal(try Spider(request.difficulty), seed: request.number)
  }
}
