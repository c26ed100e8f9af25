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
  static func values(of setting: Setting, _ options: [String]) -> Menu {
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
