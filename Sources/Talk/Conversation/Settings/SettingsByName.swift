// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Reply {
  /// Opens a setting that is named by its title or as the settings file names it, or gives it the
  /// value that stands behind the name.
  mutating func openSetting(called text: String) {
    let words = text.split(separator: " ").map(String.init)
    for count in stride(from: words.count, to: 0, by: -1) {
      guard let setting = setting(called: words.prefix(count).joined(separator: " ")) else {
        continue
      }
      let rest = words.dropFirst(count).joined(separator: " ")
      if rest.isEmpty { return open(setting) }
      _ = set(setting, value(typed: rest, for: setting))
      return
    }
    say(reasonAgainstSetting(called: words.first ?? text))
  }

  private func setting(called text: String) -> (any Setting)? {
    let name = text.folded
    return settingList.listed.first { setting in
      setting.name == name || names(of: setting.title).contains(name)
    }
  }

  /// What a term is called in the player's language, as it is compared with what was typed.
  func names(of term: Term) -> [String] { environment.language.words(term).map(\.folded) }

  /// Names the settings that are called much the same in the player's language, or as the file has it.
  private func reasonAgainstSetting(called text: String) -> Term {
    let part = text.folded
    let near = settingList.listed.map(\.title).filter { title in
      names(of: title).contains { $0.contains(part) }
    }
    guard !near.isEmpty, part.count > 2 else {
      return SettingRefusal.unknown(text).answer(.titles, in: settingList)
    }
    return Term("setting-unknown-near", ["name": .text(text), "names": .list(near)])
  }

  /// What was typed for a value, as the settings file has it.
  func value(typed text: String, for setting: any Setting) -> String {
    if setting.kind.isOfLanguages, let language = environment.languages.called(text) {
      return language
    }
    return setting.value(typed: text, among: options(of: setting), environment.language)
  }
}

extension Setting {
  /// What was typed for one of its values, as the settings file has it: a number in the digits of
  /// any script, a value by its name in a language, or what was typed.
  public func value(
    typed text: String, among values: [String], _ language: PlayerLanguage
  ) -> String {
    if kind.isNumber, let number = Keymap.number(text) { return String(number) }
    let name = text.folded
    return values.first { $0 == text }
      ?? values.first { value in
        let label = label(of: value)
        let names = language.words(label) + language.typed(label.key).joined()
        return value == name || names.contains { $0.folded == name }
      } ?? text
  }
}
