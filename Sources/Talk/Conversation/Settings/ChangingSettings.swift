// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Preferences

extension Reply {
  var settingList: SettingList { environment.settings }

  private func reason(_ refusal: SettingRefusal) -> Term {
    refusal.reason(.titles, in: settingList)
  }

  /// Turns a switch over; asks for the value of anything else.
  mutating func open(_ setting: any Setting) {
    if case .toggle = setting.kind {
      let isOn = setting.value(in: memory.settings) == "on"
      _ = set(setting, isOn ? "off" : "on")
    } else if case .address(let none) = setting.kind, concerns(setting) {
      askAddress(for: setting, none: none)
    } else if setting.kind.isNumber {
      go(.open(.number(NumberSetting(setting))))
    } else if leavesChoice(setting) {
      go(.open(.menu(.settings(.values(of: setting.name)))))
    } else {
      say(Term("setting-only", setting.fillings(in: memory.settings)))
    }
  }

  /// Asks for an address; the word for none, in the player's language, is one that can be typed.
  private mutating func askAddress(for setting: any Setting, none: String) {
    let question = Term(
      "setting-type-address",
      setting.fillings(in: memory.settings).merging([
        "none": .term(setting.label(of: none))
      ]) { $1 })
    ask(question, for: .address(setting: setting.name), isVerbatim: true)
  }

  /// Asks again for what cannot be an address.
  mutating func takeAddress(_ text: String, for name: String) {
    guard let setting = settingList.named(name), case .address(let none) = setting.kind else {
      return
    }
    let isNone = names(of: setting.label(of: none)).contains(text.folded)
    if !set(setting, isNone ? none : text) { open(setting) }
  }

  /// Whether a setting has more than one value.
  func leavesChoice(_ setting: any Setting) -> Bool {
    guard concerns(setting) else { return false }
    return if case .address = setting.kind { true } else { options(of: setting).count > 1 }
  }

  /// Whether a setting makes a difference where the player sits.
  func concerns(_ setting: any Setting) -> Bool {
    guard isInReach(setting) else { return false }
    let seat = environment.equipment.seat
    return switch setting.audience {
    case .all: true
    case .terminal: seat == .terminal
    case .page: seat == .page
    case .terminalAndPage: seat != .lineClient
    }
  }

  /// Whether the player may have a setting lead to where it leads.
  private func isInReach(_ setting: any Setting) -> Bool {
    guard case .address = setting.kind else { return true }
    return environment.capabilities.reach.contains(.network)
  }

  /// The values a setting can be given here, as the settings file has them.
  func options(of setting: any Setting) -> [String] {
    switch setting.kind {
    case .listed(.languages, let none): [none] + environment.languages.tags()
    case .listed(.voiceVariants, let none): [none] + environment.equipment.voiceVariants
    case let kind: kind.options
    }
  }

  /// Gives a setting a value and says so, or why not; whether it has the value now.
  mutating func set(_ setting: any Setting, _ value: String) -> Bool {
    guard isInReach(setting) else {
      say(Term("setting-only", setting.fillings(in: memory.settings)))
      return false
    }
    // Without a voice nobody knows its kinds.
    if case .listed(let listing, _) = setting.kind, leavesChoice(setting),
      !options(of: setting).contains(value)
    {
      say(
        listing == .languages
          ? .noLanguage(value, known: environment.languages.tags())
          : reason(.notOffered(setting: setting.name, value: value, offered: options(of: setting))))
      return false
    }
    do {
      var changed = memory.settings
      try setting.set(value, in: &changed)
      change { $0 = changed }
      say(Term("setting-changed", setting.fillings(in: memory.settings)))
      return true
    } catch {
      say(reason(error))
      return false
    }
  }

  /// Gives a setting one of its own values.
  mutating func change(_ setting: any Setting, to option: String) {
    var changed = memory.settings
    do { try setting.set(option, in: &changed) } catch { return say(reason(error)) }
    change { $0 = changed }
  }
}
