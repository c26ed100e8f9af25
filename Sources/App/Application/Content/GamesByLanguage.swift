// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization
import Synchronization

/// The games in each language with the usual keys, made once for all who play in it.
final class GamesByLanguage: Sendable {
  private struct Games {
    let kinds: [any GameDescriptor]
    var keymaps: Keymaps?
  }

  private let made = Mutex<[String: Games]>([:])

  func kinds(
    in phrasebook: Phrasebook, make: () -> [any GameDescriptor]
  ) -> [any GameDescriptor] {
    made.withLock { made in
      let games = made[phrasebook.language] ?? Games(kinds: make())
      made[phrasebook.language] = games
      return games.kinds
    }
  }

  /// - Parameter own: the player's own keys; without any, players share.
  func keymaps(
    of kinds: [any GameDescriptor], in phrasebook: Phrasebook, own: [String: [String]]
  ) -> Keymaps {
    made.withLock { made in
      if own.isEmpty, let known = made[phrasebook.language]?.keymaps { return known }
      let keymaps = Keymaps(
        of: kinds, own: own, words: phrasebook.words, keyboard: phrasebook.keyboard)
      if own.isEmpty { made[phrasebook.language]?.keymaps = keymaps }
      return keymaps
    }
  }
}
