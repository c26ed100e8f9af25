// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Solver

/// Every game there is, a line each.
enum GameList {
  static let types = GameTypes([AtlasSolitaire.self])

  static func all(_ catalogue: Catalogue) -> [any GameKind] { [atlas(catalogue)] }

  static func atlas(_ catalogue: Catalogue) -> AtlasRounds {
    AtlasRounds(catalogue) { game, seed in AtlasSolver(game).winnableDeal(from: seed)?.seed }
  }
}
