// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Samples
import Testing

/// A game with the settings that the laws are tried on.
struct Registered: Sendable, CustomTestStringConvertible {
  let label: String
  let game: @Sendable () throws -> any Game

  init(_ label: String, _ game: @escaping @Sendable () throws -> any Game) {
    self.label = label
    self.game = game
  }

  var testDescription: String { label }

  /// Every game at every difficulty, and the rounds of groups that may go another way.
  static let all =
    EveryDescriptor.all.flatMap { descriptor in
      descriptor.difficulties.map { difficulty in
        Registered("\(descriptor.id) \(difficulty.rawValue)") {
          try descriptor.deal(DealRequest(difficulty: difficulty, number: 1)).game
        }
      }
    } + [
      Registered("atlas, London twice") { try atlas("relaxed", .starter) },
      Registered("atlas, overlapping") { try atlas("easy", .overlapping) },
      Registered("atlas, two reshuffles") { try atlas("easy", .starter, limit: 2) },
      Registered("atlas, no reshuffle") { try atlas("relaxed", Group.lettered(5), limit: 0) },
      Registered("puzzle, pieces that look alike") {
        let order = DealRequest(difficulty: "easy", number: 1, topic: "twins")
        return try EveryDescriptor.puzzle.deal(order).game
      },
      Registered("atlas, two cards") { try atlas("relaxed", Group.lettered(1, partners: 1)) },
    ]

  /// The games a save may be of.
  static let types = GameTypes(EveryDescriptor.all.map(\.game))

  private static func atlas(
    _ difficulty: Engine.Difficulty, _ groups: [Group], limit: Int? = nil
  ) throws -> any Game {
    try AtlasSolitaire(
      AtlasSetup(difficulty: difficulty, groups: groups, reshuffleLimit: limit).fitted())
  }
}
