// SPDX-License-Identifier: GPL-3.0-or-later

import Atlas
import Engine

extension AtlasRounds {
  /// Three small groups.
  public var tutorial: Tutorial? {
    Tutorial([
      .read, .carry(.column, to: .foundation), .act(.draw).after("tutorial-stock"), .undo, .hint,
    ]) { () throws(Refusal) in try smallRound() }
  }

  private func smallRound() throws(Refusal) -> Deal {
    let catalogue = try source().catalogue
    let groups = ["europe_countries_01", "us_states_01", "cities_in_uk_01"].compactMap {
      catalogue[$0]
    }.map { $0.dealing(Array($0.partners.prefix(3))) }
    let setup = AtlasSetup(difficulty: "relaxed", groups: groups, columns: [1, 1, 2, 2])
    return try deal(setup, seed: 2, isWinnable: true)
  }
}
