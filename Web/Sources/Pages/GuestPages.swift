// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization
import Preferences

/// The page for somebody whom nobody knows: the way in as a new player, and by a phrase.
public struct WelcomePage {
  let document: Document
  let words: [String: String]
  /// Why they were not let in; nil before they tried.
  let notice: String?
  /// What the way in leads to; nil for no more than the game.
  let code: String?

  public init(_ phrasebook: Phrasebook, notice: Term? = nil, code: JoinCode? = nil) {
    self.code = code?.rawValue
    document = Document(phrasebook, Settings())
    words = phrasebook.pageWords
    self.notice = notice.map { phrasebook.line([$0]).text }
  }
}

/// What is kept of a guest and what is not.
public struct PrivacyPage {
  let document: Document
  let words: [String: String]
  let paragraphs: [String]
  /// Whether it is a guest who asks, who can take it all along.
  let isGuest: Bool

  public init(_ phrasebook: Phrasebook, isGuest: Bool) {
    document = Document(phrasebook, Settings())
    words = phrasebook.pageWords
    paragraphs = Term.privacy.map { phrasebook.line([$0]).text }
    self.isGuest = isGuest
  }
}
