// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Solver

/// Every game there is, a line each.
enum GameList {
  static let types = GameTypes([AtlasSolitaire.self])

  static func atlas(_ catalogue: Catalogue, _ decks: [Deck]) -> AtlasRounds {
    AtlasRounds(catalogue, decks: decks) { game, seed in
      guard game.setup.reshuffleLimit != nil else {
        return AtlasSolver(game).winnableDeal(from: seed)?.seed
      }
      // Where shuffles are counted a verdict is dear; rather an unproved deal than a long wait.
      let solver = AtlasSolver(game, effort: Effort(states: 2_000))
      return solver.winnableDeal(from: seed, within: 10)?.seed
    }
  }
}
