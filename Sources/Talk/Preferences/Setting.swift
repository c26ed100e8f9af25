// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// One setting, as the menu lists it, the command line names it and the file keeps it.
public protocol Setting: Sendable {
  /// As the file writes it: "speech-rate".
  var name: String { get }
  var kind: SettingKind { get }
  /// Who can hear or see a difference.
  var audience: SettingAudience { get }

  /// The value, as the file writes it.
  func value(in settings: Settings) -> String

  func set(_ value: String, in settings: inout Settings) throws(SettingRefusal)
}

/// At which doors a setting makes a difference.
public enum SettingAudience: Hashable, Sendable {
  case all
  /// Who plays at a terminal.
  case terminal
  /// Who plays on a page in a browser.
  case page
  /// Both of them: whoever can have the game's own voice, its sounds in place and its gamepads.
  case terminalAndPage
}

extension Setting {
  /// The setting's name in a menu: `setting-speech-rate`.
  public var title: Term { Term(Key("setting-\(name)")) }

  /// What the setting does: `setting-speech-rate-help`.
  public var help: Term { Term(Key("setting-\(name)-help")) }

  /// A value as a menu says it: `setting-on`, `setting-voice-auto`, or a number or word as `value`.
  public func label(of value: String) -> Term {
    switch kind {
    case .toggle: Term(Key("setting-\(value)"))
    case .choice, .listed(_, none: value), .address(none: value):
      Term(Key("setting-\(name)-\(value)"))
    case .number(_, _, unit: .percent):
      Term("setting-percent", ["value": .number(Int(value) ?? 0)])
    case .number(_, _, unit: .none): Term("setting-number", ["value": .number(Int(value) ?? 0)])
    case .limit:
      Int(value).map { Term("setting-number", ["value": .number($0)]) } ?? Term("setting-unlimited")
    case .listed(.languages, _):
      Term(Key("language-name-\(value)"), fallback: Word.quoted(value))
    case .listed(.voiceVariants, _), .address:
      Term("setting-word", ["word": .text(Word.quoted(value))])
    }
  }

  func refusal(of value: String) -> SettingRefusal {
    switch kind {
    case .toggle, .choice: .notOffered(setting: name, value: value, offered: kind.options)
    case .number(let range, _, _): .notWithin(setting: name, value: value, range)
    case .limit(let least, _): .notALimit(setting: name, value: value, least: least)
    case .listed: .notAWord(setting: name, value: value)
    case .address: .notAnAddress(setting: name, value: value)
    }
  }
}
