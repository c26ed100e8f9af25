// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Synchronization

/// A game that notes how its rounds are asked for.
struct Recording: GameDescriptor {
  let game: any Game.Type = AtlasSolitaire.self
  let difficulties: [Difficulty] = ["relaxed", "easy"]
  let commands = GameCommands([.draw: "d", .drawUntilPlayable: "f"])
  let orders = Orders()

  final class Orders: Sendable {
    private let noted = Mutex<[DealRequest]>([])

    var values: [DealRequest] { noted.withLock(\.self) }
    func add(_ order: DealRequest) { noted.withLock { $0.append(order) } }
  }

  func deal(_ order: DealRequest) throws(Refusal) -> Deal {
    orders.add(order)
    let game = try AtlasSolitaire(
      AtlasSetup(difficulty: order.difficulty, groups: .starter, number: order.number).fitted())
    return Deal(game, seed: order.number)
  }
}
