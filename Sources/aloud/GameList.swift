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
      AtlasSolver(game).winnableDeal(from: seed)?.seed
    }
  }
}
