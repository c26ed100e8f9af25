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
  public func reason(_ naming: Naming, in list: SettingList) -> Term {
    let names = SettingNames(naming, list)
    return switch self {
    case .unknown(let name): names.unknown(name)
    case .notOffered(let setting, let value, let offered) where offered.count <= Self.mostOffered:
      Term(
        "setting-not-offered",
        names.fillings(
          setting, value, ["offered": .list(offered.map { names.value($0, of: setting) })]))
    case .notOffered(let setting, let value, let offered):
      Term(
        "setting-not-there",
        names.fillings(
          setting, value,
          [
            "near": .list(
              Nearness.names(like: value, among: offered).map { names.value($0, of: setting) }),
            "some": .list(
              offered.prefix(Self.mostOffered).map { names.value($0, of: setting) }),
          ]))
    case .notWithin(let setting, let value, let range):
      Term(
        "setting-not-within",
        names.fillings(
          setting, value,
          ["least": .number(range.lowerBound), "most": .number(range.upperBound)]))
    case .notALimit(let setting, let value, let least):
      Term(
        "setting-not-limit",
        names.fillings(
          setting, value,
          [
            "least": .number(least),
            "unlimited": .term(names.value(SettingKind.unlimited, of: setting)),
          ]))
    case .notAWord(let setting, let value):
      Term("setting-not-word", names.fillings(setting, value, [:]))
    case .notAnAddress(let setting, let value):
      Term("setting-not-address", names.fillings(setting, value, [:]))
    }
  }

  /// What a player is told who asks for a setting by a name that none has: the names that are near,
  /// else where all are to be found.
  public func answer(_ naming: Naming, in list: SettingList) -> Term {
    guard case .unknown(let name) = self else { return reason(naming, in: list) }
    return SettingNames(naming, list).answer(name)
  }
}

/// Settings and their values in words.
private struct SettingNames {
  let naming: SettingRefusal.Naming
  let list: SettingList

  init(_ naming: SettingRefusal.Naming, _ list: SettingList) {
    self.naming = naming
    self.list = list
  }

  func unknown(_ name: String) -> Term {
    let near = near(name)
    guard !near.isEmpty else { return Term("setting-unknown", fillings(name)) }
    return Term(
      "setting-unknown-near",
      fillings(name).merging(["names": .list(near.map(self.name))]) { $1 })
  }

  func answer(_ name: String) -> Term {
    guard near(name).isEmpty else { return unknown(name) }
    switch naming {
    case .titles: return Term("setting-unknown-listed", fillings(name))
    case .keys:
      let all = list.listed.map { self.name($0.name) }
      return Term("setting-unknown-known", fillings(name).merging(["names": .list(all)]) { $1 })
    }
  }

  private func near(_ name: String) -> [String] {
    Nearness.names(like: name, among: list.listed.map(\.name))
  }

  private func fillings(_ name: String) -> [String: Filling] {
    ["name": .text(Word.quoted(name))]
  }

  /// A setting; one of a command's keys has no title.
  private func name(_ setting: String) -> Term { title(of: setting) ?? word(setting) }

  func value(_ value: String, of setting: String) -> Term {
    guard naming == .titles, let setting = list.named(setting) else { return word(value) }
    return setting.label(of: value)
  }

  func fillings(
    _ setting: String, _ value: String, _ others: [String: Filling]
  ) -> [String: Filling] {
    others.merging([
      "name": title(of: setting).map(Filling.term) ?? .text(Word.quoted(setting)),
      "value": .text(Word.quoted(value)),
    ]) { other, _ in other }
  }

  private func title(of setting: String) -> Term? {
    naming == .titles ? list.named(setting)?.title : nil
  }

  /// A word of the settings file, which is the same in every language.
  private func word(_ word: String) -> Term { Term("setting-word", ["word": .text(word)]) }
}
