// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Synchronization

/// A kind of game that notes how its rounds are asked for.
struct Recording: GameKind {
  let game: any Game.Type = AtlasSolitaire.self
  let difficulties: [Difficulty] = ["relaxed", "easy"]
  let keys: [Act: String] = [.draw: "d", .drawUntilPlayable: "f"]
  let orders = Orders()

  final class Orders: Sendable {
    private let noted = Mutex<[RoundOrder]>([])

    var values: [RoundOrder] { noted.withLock(\.self) }
    func add(_ order: RoundOrder) { noted.withLock { $0.append(order) } }
  }

  func round(_ order: RoundOrder) throws(Objection) -> Round {
    orders.add(order)
    let game = try AtlasSolitaire(
      AtlasSetup(difficulty: order.difficulty, groups: .starter, number: order.number).fitted())
    return Round(game, seed: order.number)
  }
}
