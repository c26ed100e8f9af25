// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Spider as the menus list it.
public struct SpiderRounds: GameDescriptor {
  public let game: any Game.Type = Spider.self
  public let difficulties = Spider.levels.map(\.difficulty)
  public let keys: [Act: String] = [.deal: "d", .autoMove: "e"]
  public let mainCommand: String? = Act.deal.name

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    let suits = Spider.levels.first { $0.difficulty == difficulty }?.suits.count ?? 0
    return Term(
      "spider-choice",
      ["difficulty": .term(difficulty.name.form("title")), "suits": .number(suits)])
  }

  /// - Throws: a ``Refusal`` for a difficulty that the game lacks.
  public func round(_ order: DealRequest) throws(Refusal) -> Deal {
    Deal(try Spider(order.difficulty), seed: order.number)
  }
}
