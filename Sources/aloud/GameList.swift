// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Solver

/// The games there are, and what they are made with.
enum GameList {
  static let types = GameTypes([
    AtlasSolitaire.self, Klondike.self, Yukon.self, FreeCell.self, Spider.self,
  ])

  /// The games with playing cards, which need nothing beside their rules.
  static let patiences: [any GameKind] = [
    KlondikeRounds(), YukonRounds(), FreeCellRounds(), SpiderRounds(),
  ]

  static func atlas(_ catalogue: Catalogue, shipped: Set<String>, decks: [Deck]) -> AtlasRounds {
    AtlasRounds(catalogue, shipped: shipped, decks: decks) { game, seed, attempts in
      guard game.setup.reshuffleLimit != nil else {
        return AtlasSolver(game).winnableDeal(from: seed, within: attempts)?.seed
      }
      // Where shuffles are counted a verdict is dear; rather an unproved deal than a long wait.
      let solver = AtlasSolver(game, effort: Effort(states: 2_000))
      return solver.winnableDeal(from: seed, within: min(attempts, 10))?.seed
    }
  }
}
