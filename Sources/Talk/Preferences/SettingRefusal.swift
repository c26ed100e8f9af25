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

  /// How settings and their values are called.
  public enum Naming: Sendable {
    /// As menus have them, in the player's language.
    case titles
    /// As the command line and the settings file have them, the same in every language.
    case keys
  }

  /// More values than this are not told in a row.
  private static let mostOffered = 12

  /// What the player is told.
  public func reason(_ naming: Naming) -> Term {
    switch self {
    case .unknown(let name): Self.unknown(name, naming)
    case .notOffered(let setting, let value, let offered) where offered.count <= Self.mostOffered:
      Term(
        "setting-not-offered",
        naming.fillings(
          setting, value, ["offered": .list(offered.map { naming.value($0, of: setting) })]))
    case .notOffered(let setting, let value, let offered):
      Term(
        "setting-not-there",
        naming.fillings(
          setting, value,
          [
            "near": .list(
              Nearness.names(like: value, among: offered).map { naming.value($0, of: setting) }),
            "some": .list(
              offered.prefix(Self.mostOffered).map { naming.value($0, of: setting) }),
          ]))
    case .notWithin(let setting, let value, let range):
      Term(
        "setting-not-within",
        naming.fillings(
          setting, value,
          ["least": .number(range.lowerBound), "most": .number(range.upperBound)]))
    case .notALimit(let setting, let value, let least):
      Term(
        "setting-not-limit",
        naming.fillings(
          setting, value,
          [
            "least": .number(least),
            "unlimited": .term(naming.value(Setting.unlimited, of: setting)),
          ]))
    case .notAWord(let setting, let value):
      Term("setting-not-word", naming.fillings(setting, value, [:]))
    case .notAnAddress(let setting, let value):
      Term("setting-not-address", naming.fillings(setting, value, [:]))
    }
  }

  /// What a player is told who asks for a setting by a name that none has: the names that are near,
  /// else where all are to be found.
  public func answer(_ naming: Naming) -> Term {
    guard case .unknown(let name) = self else { return reason(naming) }
    guard Self.near(name).isEmpty else { return Self.unknown(name, naming) }
    let fillings = Self.fillings(name)
    switch naming {
    case .titles: return Term("setting-unknown-listed", fillings)
    case .keys:
      let all = SettingTopic.all.flatMap(\.settings).map { naming.name($0.name) }
      return Term("setting-unknown-known", fillings.merging(["names": .list(all)]) { $1 })
    }
  }

  private static func unknown(_ name: String, _ naming: Naming) -> Term {
    let near = near(name)
    guard !near.isEmpty else { return Term("setting-unknown", fillings(name)) }
    return Term(
      "setting-unknown-near",
      fillings(name).merging(["names": .list(near.map(naming.name))]) { $1 })
  }

  private static func near(_ name: String) -> [String] {
    Nearness.names(like: name, among: SettingTopic.all.flatMap(\.settings).map(\.name))
  }

  private static func fillings(_ name: String) -> [String: Filling] {
    ["name": .text(Word.quoted(name))]
  }
}

extension SettingRefusal.Naming {
  /// A setting; one of a command's keys has no title.
  fileprivate func name(_ setting: String) -> Term { title(of: setting) ?? Self.word(setting) }

  fileprivate func value(_ value: String, of setting: String) -> Term {
    guard self == .titles, let setting = Setting.named(setting) else { return Self.word(value) }
    return setting.label(of: value)
  }

  fileprivate func fillings(
    _ setting: String, _ value: String, _ others: [String: Filling]
  ) -> [String: Filling] {
    others.merging([
      "name": title(of: setting).map(Filling.term) ?? .text(Word.quoted(setting)),
      "value": .text(Word.quoted(value)),
    ]) { other, _ in other }
  }

  private func title(of setting: String) -> Term? {
    self == .titles ? Setting.named(setting)?.title : nil
  }

  /// A word of the settings file, which is the same in every language.
  private static func word(_ word: String) -> Term { Term("setting-word", ["word": .text(word)]) }
}
