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

  /// Every game, with its settings that change what may happen; one line a game.
  static let all = [
    Registered("atlas relaxed") { try atlas("relaxed", Group.lettered(5)) },
    Registered("atlas easy") { try atlas("easy", Group.lettered(6)) },
    Registered("atlas medium") { try atlas("medium", Group.lettered(8)) },
    Registered("atlas hard") { try atlas("hard", Group.lettered(8)) },
    Registered("atlas expert") { try atlas("expert", Group.lettered(10)) },
    Registered("atlas, London twice") { try atlas("relaxed", .starter) },
    Registered("atlas, overlapping") { try atlas("easy", .overlapping) },
    Registered("atlas, two reshuffles") { try atlas("easy", .starter, limit: 2) },
    Registered("atlas, no reshuffle") { try atlas("relaxed", Group.lettered(5), limit: 0) },
    Registered("klondike, draw 1") { Klondike(.one) },
    Registered("klondike, draw 3") { Klondike(.three) },
    Registered("yukon") { Yukon() },
    Registered("atlas, two cards") { try atlas("relaxed", Group.lettered(1, partners: 1)) },
    Registered("freecell easy") { try FreeCell("easy") },
    Registered("freecell medium") { try FreeCell("medium") },
    Registered("freecell hard") { try FreeCell("hard") },
    Registered("spider easy") { try Spider("easy") },
    Registered("spider medium") { try Spider("medium") },
    Registered("spider hard") { try Spider("hard") },
    Registered("pokerslam") { PokerSlam(listsHands: false) },
  ]

  /// The games a save may be of.
  static let types = GameTypes([
    AtlasSolitaire.self, Klondike.self, Yukon.self, FreeCell.self, Spider.self, PokerSlam.self,
  ])

  private static func atlas(
    _ difficulty: Engine.Difficulty, _ groups: [Group], limit: Int? = nil
  ) throws -> any Game {
    try AtlasSolitaire(
      AtlasSetup(difficulty: difficulty, groups: groups, reshuffleLimit: limit).fitted())
  }
}
