// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

/// The settings, by topic and then one by one, each by its name in the settings file.
public enum SettingsPage: Equatable, Codable, Sendable {
  case topics
  case topic(String)
  /// The values of a setting; choosing one applies it at once, so that it is heard.
  case values(of: String)
}

public enum SettingAction: Equatable, Codable, Sendable {
  /// Turns a switch over; asks for the value of anything else.
  case open(String)
  case set(String, to: String)
}

extension SettingsPage: PageContents {
  var isToldByAnswers: Bool { if case .topic = self { true } else { false } }

  func heading(_ reply: Reply) -> [Term] {
    switch self {
    case .topics: [Term("settings")]
    case .topic(let name): reply.settingList.topic(named: name).map { [reply.title(of: $0)] } ?? []
    case .values(let name): reply.settingList.named(name).map { [$0.title, $0.help] } ?? []
    }
  }

  func entries(_ reply: Reply) -> [Menu.Entry] {
    switch self {
    case .topics:
      reply.settingList.topics.filter { $0.settings.contains(where: reply.concerns) }.map {
        Menu.Entry(reply.title(of: $0), opening: .settings(.topic($0.name)))
      }
    case .topic(let name): reply.settingList.topic(named: name).map { entries(of: $0, reply) } ?? []
    case .values(let name): reply.settingList.named(name).map { values(of: $0, reply) } ?? []
    }
  }

  private func entries(of topic: SettingTopic, _ reply: Reply) -> [Menu.Entry] {
    let settings = topic.settings.filter(reply.leavesChoice).map { setting in
      Menu.Entry(
        Term("setting-entry", setting.fillings(in: reply.settings)),
        .setting(.open(setting.name)))
    }
    let pronunciation = Menu.Entry(Term("pronunciation"), opening: .pronunciation(.words))
    return topic.hasPronunciation ? settings + [pronunciation] : settings
  }

  private func values(of setting: any Setting, _ reply: Reply) -> [Menu.Entry] {
    reply.options(of: setting).map { value in
      let isCurrent = setting.value(in: reply.settings) == value
      return Menu.Entry(
        Term(
          isCurrent ? "setting-current" : "setting-value",
          ["value": .term(setting.label(of: value))]),
        .setting(.set(setting.name, to: value)),
        language: setting.kind.isOfLanguages ? value : nil)
    }
  }
}

extension Reply {
  fileprivate func title(of topic: SettingTopic) -> Term {
    topic.title(onPage: environment.equipment.isPage)
  }

  mutating func perform(_ action: SettingAction) {
    switch action {
    case .open(let name): settingList.named(name).map { open($0) }
    case .set(let name, let value):
      if let setting = settingList.named(name), set(setting, value) { go(.close) }
    }
  }
}

extension Setting {
  /// Its name and its value, for a message: `name`, `value`.
  public func fillings(in settings: Settings) -> [String: Filling] {
    ["name": .term(title), "value": .term(label(of: value(in: settings)))]
  }
}
