// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Menu {
  static var settings: Menu { settings(zero: .goesBack) }

  /// The settings without anything else: the program ends with them.
  static var settingsAlone: Menu { settings(zero: .leaves) }

  private static func settings(zero: Zero) -> Menu {
    Menu([Term("settings")], zero: zero) { _ in
      SettingTopic.all.map { topic in Entry(topic.title) { $0.go(.open(settings(of: topic))) } }
    }
  }

  private static func settings(of topic: SettingTopic) -> Menu {
    Menu([topic.title]) { reply in
      let settings = topic.settings.filter(reply.leavesChoice).map { setting in
        Entry(Term("setting-entry", setting.fillings(in: reply.settings))) { $0.open(setting) }
      }
      let pronunciation = Entry(Term("pronunciation")) { $0.go(.open(Menu.pronunciation)) }
      return topic.name == "voice" ? settings + [pronunciation] : settings
    }
  }

  /// The values of a setting; choosing one applies it at once, so that it is heard.
  fileprivate static func values(of setting: Setting, _ options: [String]) -> Menu {
    Menu([setting.title, setting.help]) { reply in
      options.map { value in
        let isCurrent = setting.value(in: reply.settings) == value
        return Entry(
          Term(
            isCurrent ? "setting-current" : "setting-value",
            ["value": .term(setting.label(of: value))]),
          language: setting.name == "language" ? value : nil
        ) { _ = $0.set(setting, value) }
      }
    }
  }
}

extension Setting {
  /// Its name and its value, for a message.
  func fillings(in settings: Settings) -> [String: Filling] {
    ["name": .term(title), "value": .term(label(of: value(in: settings)))]
  }
}

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

  private func setting(called text: String) -> Setting? {
    let name = text.folded
    return SettingTopic.all.flatMap(\.settings).first { setting in
      setting.name == name || names(of: setting.title).contains(name)
    }
  }

  private func names(of term: Term) -> [String] { world.words(term).map(\.folded) }

  /// Names the settings that are called much the same in the player's language, or as the file has it.
  private func reasonAgainstSetting(called text: String) -> Term {
    let part = text.folded
    let near = SettingTopic.all.flatMap(\.settings).map(\.title).filter { title in
      names(of: title).contains { $0.contains(part) }
    }
    guard !near.isEmpty, part.count > 2 else { return SettingRefusal.unknown(text).answer }
    return Term("setting-unknown-near", ["name": .text(text), "names": .list(near)])
  }

  /// What was typed for a value, as the settings file has it: a number in the digits of any script,
  /// a value by its name in the player's language, or what was typed.
  func value(typed text: String, for setting: Setting) -> String {
    if setting.isNumber, let number = Keymap.number(text) { return String(number) }
    if setting.name == "language", let language = world.languageCalled(text) { return language }
    let name = text.folded
    let values = options(of: setting)
    return values.first { $0 == text }
      ?? values.first { $0 == name || names(of: setting.label(of: $0)).contains(name) } ?? text
  }

  /// Turns a switch over; asks for the value of anything else.
  fileprivate mutating func open(_ setting: Setting) {
    if case .toggle = setting.kind {
      let isOn = setting.value(in: memory.settings) == "on"
      _ = set(setting, isOn ? "off" : "on")
    } else if case .address(let none) = setting.kind {
      go(.open(addressQuestion(for: setting, none: none)))
    } else if setting.isNumber {
      go(.open(NumberSetting(setting)))
    } else if leavesChoice(setting) {
      go(.open(Menu.values(of: setting, options(of: setting))))
    } else {
      say(Term("setting-only", setting.fillings(in: memory.settings)))
    }
  }

  /// Asks for an address; the word for none, in the player's language, is one that can be typed.
  private func addressQuestion(for setting: Setting, none: String) -> TextQuestion {
    let question = Term(
      "setting-type-address",
      setting.fillings(in: memory.settings).merging([
        "none": .term(setting.label(of: none))
      ]) { $1 })
    return TextQuestion(question: question, isVerbatim: true) { text, reply in
      let isNone = reply.names(of: setting.label(of: none)).contains(text.folded)
      if !reply.set(setting, isNone ? none : text) { reply.open(setting) }
    }
  }

  /// Whether a setting has more than one value.
  fileprivate func leavesChoice(_ setting: Setting) -> Bool {
    if case .address = setting.kind { true } else { options(of: setting).count > 1 }
  }

  private func options(of setting: Setting) -> [String] {
    switch setting.name {
    case "language": ["system"] + world.languages
    case "voice-variant": ["none"] + world.voiceVariants
    default: setting.options
    }
  }

  /// Gives a setting a value and says so, or why not; whether it has the value now.
  mutating func set(_ setting: Setting, _ value: String) -> Bool {
    // Without a voice nobody knows its kinds.
    if case .word = setting.kind, leavesChoice(setting), !options(of: setting).contains(value) {
      say(
        setting.name == "language"
          ? .noLanguage(value, known: world.languages)
          : SettingRefusal.notOffered(
            setting: setting.name, value: value, offered: options(of: setting)
          ).reason)
      return false
    }
    do {
      var changed = memory.settings
      try setting.set(value, in: &changed)
      change { $0 = changed }
      say(Term("setting-changed", setting.fillings(in: memory.settings)))
      return true
    } catch {
      say(error.reason)
      return false
    }
  }

  /// Gives a setting one of its own values.
  mutating func change(_ setting: Setting, to option: String) {
    change { settings in
      do { try setting.set(option, in: &settings) } catch {}
    }
  }
}

extension Term {
  /// There is no such language.
  ///
  /// - Parameter known: the tags of those there are.
  public static func noLanguage(_ tag: String, known: [String]) -> Term {
    Term(
      "language-unknown",
      [
        "language": .text(tag),
        "known": .list(known.map { Term("setting-word", ["word": .text($0)]) }),
      ])
  }
}
