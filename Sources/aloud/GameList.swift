// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine
import Games
import Solver

/// Every game there is, a line each.
enum GameList {
  static let types = GameTypes([AtlasSolitaire.self])

  static func all(_ catalogue: Catalogue) -> [any GameKind] {
    [AtlasRounds(catalogue, winnable: { winnableSeed($0, $1) })]
  }

  private static func winnableSeed(_ setup: AtlasSetup, _ seed: UInt64) -> UInt64? {
    AtlasSolver(setup)?.winnableDeal(from: seed)?.seed
  }
}
