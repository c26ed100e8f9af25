// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Patience

/// Klondike as the menus list it. A deal's number is its seed.
public struct KlondikeRounds: GameDescriptor {
  public let game: any Game.Type = Klondike.self
  public let difficulties = Klondike.Drawing.allCases.map { Klondike($0).difficulty }
  public let commands = GameCommands(
    [.draw: "d", .autoMove: "", .autoMoveAll: "F", .finish: ""], main: Act.draw.name,
    stronger: [.autoMoveAll: .finish])

  public init() {}

  public func choice(of difficulty: Difficulty) -> Term {
    switch Klondike.drawing(at: difficulty) {
    case .three: Term("klondike-draw-three")
    default: Term("klondike-draw-one")
    }
  }

  public func deal(_ request: DealRequest) throws(Refusal) -> Deal {
    Deal(try Klondike(request.difficulty), seed: request.number)
  }
}

extension Klondike {
  static func drawing(at difficulty: Difficulty) -> Drawing? {
    Drawing.allCases.first { Klondike($0).difficulty == difficulty }
  }

  /// - Throws: a ``Refusal`` for a difficulty that the game does not have.
  public init(_ difficulty: Difficulty) throws(Refusal) {
    guard let drawing = Self.drawing(at: difficulty) else { throw .unknown(difficulty) }
    self.init(drawing)
  }
}
