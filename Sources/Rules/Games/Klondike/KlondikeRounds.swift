// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Klondike as the menus list it. A deal's number is its seed.
public struct KlondikeRounds: GameDescriptor {
  public let game: any Game.Type = Klondike.self
  public let difficulties = Klondike.levels.map(\.difficulty)
  public let commands = GameCommands(
    [.draw: "d", .autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.draw.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    let stock = Klondike.levels.first { $0.difficulty == difficulty }?.game.stock
    guard let passes = stock?.passes else {
      return Term(stock?.drawing == 3 ? "klondike-draw-three" : "klondike-draw-one")
    }
    return Term(
      "klondike-choice",
      [
        "difficulty": .term(difficulty.name.form("title")), "drawing": .number(stock?.drawing ?? 0),
        "passes": .number(passes),
      ])
  }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    Deal(try Klondike(request.difficulty), seed: request.number)
  }
}

extension Klondike {
  /// - Throws: a ``Refusal`` for a difficulty that the game does not have.
  public init(_ difficulty: Difficulty) throws(Refusal) {
    guard let level = Self.levels.first(where: { $0.difficulty == difficulty }) else {
      throw .unknown(difficulty)
    }
    self.init(level.game.drawing, isLimited: level.game.isLimited)
  }
}
