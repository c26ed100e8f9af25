// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Klondike as the menus list it. A deal's number is its seed.
public struct KlondikeRounds: GameKind {
  public let game: any Game.Type = Klondike.self
  public let difficulties = Klondike.Drawing.allCases.map { Klondike($0).difficulty }
  public let keys: [Act: String] = [.draw: "d", .autoMove: "e", .autoMoveAll: "E", .finish: "F"]

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    Klondike(difficulty).drawing == .one ? Term("klondike-draw-one") : Term("klondike-draw-three")
  }

  public func round(_ order: RoundOrder) throws(Objection) -> Round {
    Round(Klondike(order.difficulty), seed: order.number)
  }
}

extension Klondike {
  /// Draws one at a time for a difficulty that is not known.
  public init(_ difficulty: Difficulty) {
    let drawing = Drawing.allCases.first { Klondike($0).difficulty == difficulty }
    self.init(drawing ?? .one)
  }
}
