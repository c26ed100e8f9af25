// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// The language that a player is talked with, and what goes by which words and keys in it.
public struct PlayerLanguage: Sendable {
  /// A BCP 47 tag.
  public let tag: String
  /// A term in plain words, the short form first and then the usual one, for finding a card by its
  /// name.
  public let words: @Sendable (Term) -> [String]
  /// Whatever a name is said as and can be typed as, each as its ``Swift/String/spelling``.
  public let spellings: @Sendable (Term) -> Set<String>
  /// What can be typed for a message, list by list: first the language's own words.
  public let typed: @Sendable (Key) -> [[String]]
  /// A number in words, by its ``Swift/String/spelling``; nil for other words.
  public let number: @Sendable (String) -> Int?
  public let keymaps: Keymaps

  /// - Parameter spellings: nil where a name goes by its words alone.
  public init(
    _ tag: String = "en",
    words: @escaping @Sendable (Term) -> [String] = { [$0.fallback ?? $0.key.name] },
    spellings: (@Sendable (Term) -> Set<String>)? = nil,
    typed: @escaping @Sendable (Key) -> [[String]] = { _ in [] },
    number: @escaping @Sendable (String) -> Int? = { _ in nil }, keymaps: Keymaps
  ) {
    self.tag = tag
    self.words = words
    self.spellings = spellings ?? { Set(words($0).map(\.spelling)) }
    self.typed = typed
    self.number = number
    self.keymaps = keymaps
  }
}

extension PlayerLanguage {
  /// Whether a text is yes or no, or how one of them begins; nil for anything else.
  func agreement(_ text: String) -> Bool? {
    guard !text.isEmpty else { return nil }
    let meant = ["confirm-yes", "confirm-no"].map { (key: Key) in
      (typed(key).joined() + words(Term(key))).contains { $0.folded.hasPrefix(text.folded) }
    }
    return meant[0] == meant[1] ? nil : meant[0]
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
