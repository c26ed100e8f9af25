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
  /// Neither begins as an address does, nor is it the word for none.
  case notAnAddress(setting: String, value: String)

  /// More values than this are not told in a row.
  private static let mostOffered = 12

  /// What the player is told.
  public var reason: Term {
    switch self {
    case .unknown(let name): Self.unknown(name, known: [])
    case .notOffered(let setting, let value, let offered) where offered.count <= Self.mostOffered:
      Term(
        "setting-not-offered",
        fillings(setting, value, ["offered": .list(offered.map(Self.word))]))
    case .notOffered(let setting, let value, let offered):
      Term(
        "setting-not-there",
        fillings(
          setting, value,
          [
            "near": .list(Nearness.names(like: value, among: offered).map(Self.word)),
            "some": .list(offered.prefix(Self.mostOffered).map(Self.word)),
          ]))
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
    case .notAnAddress(let setting, let value):
      Term("setting-not-address", fillings(setting, value, [:]))
    }
  }

  /// What a player is told who asks for a setting by a name that none has: the names that are near,
  /// else all that there are.
  public var answer: Term {
    guard case .unknown(let name) = self else { return reason }
    return Self.unknown(name, known: SettingTopic.all.flatMap(\.settings).map(\.name))
  }

  private static func unknown(_ name: String, known: [String]) -> Term {
    let near = Nearness.names(
      like: name, among: SettingTopic.all.flatMap(\.settings).map(\.name))
    let (key, names): (Key, [String]) =
      !near.isEmpty
      ? ("setting-unknown-near", near)
      : known.isEmpty ? ("setting-unknown", []) : ("setting-unknown-known", known)
    let fillings: [String: Filling] = ["name": .text(Word.quoted(name))]
    guard !names.isEmpty else { return Term(key, fillings) }
    return Term(key, fillings.merging(["names": .list(names.map(word))]) { $1 })
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
