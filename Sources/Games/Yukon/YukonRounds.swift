// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Yukon as the menus list it. A deal's number is its seed.
public struct YukonRounds: GameKind {
  public let id = Yukon.id
  public let difficulties = [Yukon().difficulty]
  public let keys: [Act: String] = [:]

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term { Term("yukon-choice") }

  public func round(_ order: RoundOrder) throws(Objection) -> Round {
    Round(Yukon(), seed: order.number, remarks: [Term("deal-any")])
  }
}
