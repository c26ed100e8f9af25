// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The language that a player is talked with, and what goes by which words and keys in it.
public struct PlayerLanguage: Sendable {
  /// A BCP 47 tag.
  public let tag: String
  /// A term in plain words, the short form first and then the usual one, for finding a card by its
  /// name.
  public let words: @Sendable (Term) -> [String]
  /// What can be typed for a message, list by list: first the language's own words.
  public let typed: @Sendable (Key) -> [[String]]
  public let keymaps: Keymaps

  public init(
    _ tag: String = "en",
    words: @escaping @Sendable (Term) -> [String] = { [$0.fallback ?? $0.key.name] },
    typed: @escaping @Sendable (Key) -> [[String]] = { _ in [] }, keymaps: Keymaps
  ) {
    self.tag = tag
    self.words = words
    self.typed = typed
    self.keymaps = keymaps
  }
}

/// The languages that a player can choose among.
public struct AvailableLanguages: Sendable {
  /// BCP 47 tags in the order of the menu, which has to be found.
  public let tags: @Sendable () -> [String]
  /// The language that a name or a tag means; nil for none of these.
  public let called: @Sendable (String) -> String?

  public init(
    _ tags: @autoclosure @escaping @Sendable () -> [String],
    called: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.tags = tags
    self.called = called
  }
}
