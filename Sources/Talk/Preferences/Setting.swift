// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// One setting, as the menu lists it, the command line names it and the file keeps it.
public struct Setting: Sendable {
  /// As the file writes it: "speech-rate".
  public let name: String
  public let kind: Kind
  /// What it sets: `setting.field == \Settings.language`.
  public let field: PartialKeyPath<Settings> & Sendable
  private let read: @Sendable (Settings) -> String
  private let write: @Sendable (inout Settings, String) -> Bool

  /// Which values a setting takes.
  public enum Kind: Hashable, Sendable {
    case toggle
    case choice([String])
    case number(ClosedRange<Int>, step: Int)
    /// "unlimited" or a number of at least `least`; some are offered, from the least on.
    case limit(least: Int, offered: [Int])
    /// Any word; `none` is the word for having none.
    case word(none: String)
    /// The address of a file on a server, which is typed; `none` is the word for having none.
    case address(none: String)
  }

  init(
    _ name: String, _ kind: Kind, _ field: PartialKeyPath<Settings> & Sendable,
    read: @escaping @Sendable (Settings) -> String,
    write: @escaping @Sendable (inout Settings, String) -> Bool
  ) {
    self.name = name
    self.kind = kind
    self.field = field
    self.read = read
    self.write = write
  }

  public func value(in settings: Settings) -> String { read(settings) }

  public func set(_ value: String, in settings: inout Settings) throws(SettingRefusal) {
    guard write(&settings, value) else { throw refusal(of: value) }
  }

  /// The values a menu lists, in order; empty for a setting that takes any word.
  public var options: [String] {
    switch kind {
    case .toggle: ["on", "off"]
    case .choice(let choices): choices
    case .number(let range, let step):
      stride(from: range.lowerBound, through: range.upperBound, by: step).map(String.init)
    case .limit(_, let offered): offered.map(String.init) + [Self.unlimited]
    case .word, .address: []
    }
  }

  static let unlimited = "unlimited"

  /// Whether its value is a number, so that ``options`` are steps from the least to the most.
  public var isNumber: Bool {
    switch kind {
    case .number, .limit: true
    case .toggle, .choice, .word, .address: false
    }
  }

  /// Whether its value is the address of a file on a server.
  public var isAddress: Bool { if case .address = kind { true } else { false } }

  /// The next of the ``options`` of a number; nil where there is none.
  ///
  /// - Parameter isUp: whether it is to be more than the value, not less.
  public func step(from value: String, isUp: Bool) -> String? {
    func size(_ value: String) -> Int { Int(value) ?? .max }
    return isUp
      ? options.first { size($0) > size(value) } : options.last { size($0) < size(value) }
  }

  private func refusal(of value: String) -> SettingRefusal {
    switch kind {
    case .toggle, .choice: .notOffered(setting: name, value: value, offered: options)
    case .number(let range, _): .notWithin(setting: name, value: value, range)
    case .limit(let least, _): .notALimit(setting: name, value: value, least: least)
    case .word: .notAWord(setting: name, value: value)
    case .address: .notAnAddress(setting: name, value: value)
    }
  }
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
    case .choice: Term(Key("setting-\(name)-\(value)"))
    case .word(none: value), .address(none: value): Term(Key("setting-\(name)-\(value)"))
    case .number where field == \Settings.snapDistance:
      Term("setting-number", ["value": .number(Int(value) ?? 0)])
    case .number: Term("setting-percent", ["value": .number(Int(value) ?? 0)])
    case .limit:
      Int(value).map { Term("setting-number", ["value": .number($0)]) } ?? Term("setting-unlimited")
    case .word where field == \Settings.language:
      Term(Key("language-name-\(value)"), fallback: Word.quoted(value))
    case .word, .address: Term("setting-word", ["word": .text(Word.quoted(value))])
    }
  }

  /// The setting of a name; nil for a name that is none.
  public static func named(_ name: String) -> Setting? { all.first { $0.name == name } }
}
