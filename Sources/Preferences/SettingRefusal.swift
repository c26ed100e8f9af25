// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Why a setting is not changed.
public enum SettingRefusal: Error, Hashable, Sendable {
  case unknown(String)
  case notOffered(setting: String, value: String, offered: [String])
  case notWithin(setting: String, value: String, ClosedRange<Int>)
  /// Neither "unlimited" nor a whole number of at least the least.
  case notALimit(setting: String, value: String, least: Int)
  /// Empty, too long or with characters that a line cannot keep.
  case notAWord(setting: String, value: String)

  /// What the player is told.
  public var reason: Term {
    switch self {
    case .unknown(let name):
      Term("setting-unknown", ["name": .text(Word.quoted(name))])
    case .notOffered(let setting, let value, let offered):
      Term(
        "setting-not-offered",
        fillings(setting, value, ["offered": .list(offered.map(Self.word))]))
    case .notWithin(let setting, let value, let range):
      Term(
        "setting-not-within",
        fillings(
          setting, value,
          ["least": .number(range.lowerBound), "most": .number(range.upperBound)]))
    case .notALimit(let setting, let value, let least):
      Term("setting-not-limit", fillings(setting, value, ["least": .number(least)]))
    case .notAWord(let setting, let value):
      Term("setting-not-word", fillings(setting, value, [:]))
    }
  }

  /// A word of the settings file, which is the same in every language.
  private static func word(_ word: String) -> Term { Term("setting-word", ["word": .text(word)]) }

  private func fillings(
    _ setting: String, _ value: String, _ others: [String: Filling]
  ) -> [String: Filling] {
    others.merging([
      "name": .text(Word.quoted(setting)), "value": .text(Word.quoted(value)),
    ]) { other, _ in other }
  }
}
