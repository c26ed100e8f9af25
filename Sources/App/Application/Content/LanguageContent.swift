// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Localization
import Preferences

/// What is the same for all players of a language: its words, and what follows from them alone.
public final class LanguageContent: Sendable {
  public let phrasebook: Phrasebook
  /// What things go by, for finding them by what is typed.
  let vocabulary: Vocabulary
  private let usualKeymaps: Keymaps

  init(_ phrasebook: Phrasebook) {
    self.phrasebook = phrasebook
    vocabulary = Vocabulary(phrasebook)
    usualKeymaps = Self.keymaps(phrasebook, own: [:])
  }

  /// The keys of every game.
  ///
  /// - Parameter own: what a player has changed, by the names of commands.
  func keymaps(own: [String: [String]]) -> Keymaps {
    own.isEmpty ? usualKeymaps : Self.keymaps(phrasebook, own: own)
  }

  private static func keymaps(_ phrasebook: Phrasebook, own: [String: [String]]) -> Keymaps {
    Keymaps(
      of: GameList.names, own: own, words: phrasebook.words, keyboard: phrasebook.keyboard)
  }
}
