// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Menu {
  static var settings: Menu {
    Menu([Term("settings")]) { _ in
      SettingTopic.all.map { topic in Entry(topic.title) { $0.go(.open(settings(of: topic))) } }
    }
  }

  private static func settings(of topic: SettingTopic) -> Menu {
    Menu([topic.title]) { reply in
      let settings = topic.settings.map { setting in
        Entry(
          Term(
            "setting-entry",
            [
              "name": .term(setting.title),
              "value": .term(setting.label(of: setting.value(in: reply.settings))),
            ])
        ) { $0.change(setting) }
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
        ) { $0.set(setting, value) }
      }
    }
  }
}

extension Reply {
  /// Opens a setting by its title or its name; false where none is called so.
  mutating func openSetting(called text: String) -> Bool {
    let name = text.folded
    let setting = SettingTopic.all.flatMap(\.settings).first { setting in
      setting.name == name || world.words(setting.title).map(\.folded).contains(name)
    }
    guard let setting else { return false }
    change(setting)
    return true
  }

  /// Turns a switch over; opens the list of values of anything else.
  fileprivate mutating func change(_ setting: Setting) {
    if case .toggle = setting.kind {
      let isOn = setting.value(in: memory.settings) == "on"
      return set(setting, isOn ? "off" : "on")
    }
    let options = options(of: setting)
    go(.open(Menu.values(of: setting, options)))
  }

  private func options(of setting: Setting) -> [String] {
    switch setting.name {
    case "language": ["system"] + world.languages
    case "voice-variant": ["none"] + world.voiceVariants
    default: setting.options
    }
  }

  fileprivate mutating func set(_ setting: Setting, _ value: String) {
    do {
      var changed = memory.settings
      try setting.set(value, in: &changed)
      change { $0 = changed }
      say(
        Term(
          "setting-changed",
          [
            "name": .term(setting.title),
            "value": .term(setting.label(of: setting.value(in: memory.settings))),
          ]))
    } catch {
      say(error.reason)
    }
  }
}
