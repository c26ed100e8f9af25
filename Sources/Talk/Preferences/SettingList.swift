// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

/// Settings that belong together: an entry of the menu.
public struct SettingTopic: Sendable {
  /// One lower-case word.
  public let name: String
  public let settings: [Setting]
  /// Whether the player's own words are changed beside these.
  public let hasPronunciation: Bool

  init(_ name: String, _ settings: [Setting], hasPronunciation: Bool = false) {
    self.name = name
    self.settings = settings
    self.hasPronunciation = hasPronunciation
  }

  /// `settings-voice`
  public var title: Term { Term(Key("settings-\(name)")) }

  /// In the order of the menu.
  public static let all: [SettingTopic] = [
    SettingTopic(
      "voice",
      [
        .word("language", \.language, none: "system"), .choice("voice", \.voice),
        .percent("speech-rate", \.speechRate), .percent("speech-pitch", \.speechPitch),
        .percent("speech-volume", \.speechVolume),
        .word("voice-variant", \.voiceVariant, none: "none"),
      ], hasPronunciation: true),
    SettingTopic(
      "telling",
      [
        .choice("verbosity", \.verbosity), .toggle("positions", \.positions),
        .toggle("counts", \.counts), .toggle("scores", \.scores), .toggle("hints", \.hints),
        .toggle("learner", \.learner),
      ]),
    SettingTopic(
      "playing",
      [
        .choice("input", \.input), .toggle("quick-moves", \.quickMoves),
        .toggle("confirmations", \.confirmations),
        .limit("undo-bound", \.undoBound, least: 1, offered: [20, 50]),
        .limit("reshuffles", \.reshuffles, least: 0, offered: [0, 1, 2, 3]),
        .percent("snap-distance", \.snapDistance), .toggle("winnable", \.winnable),
        .choice("difficulty", \.difficulty), .address("groups-url", \.groupsURL, none: "none"),
        .toggle("winnable-everywhere", \.winnableEverywhere),
        .choice("loss-news", \.unwinnableAlert),
      ]),
    SettingTopic(
      "sounds",
      [
        .toggle("sounds", \.sounds), .percent("sound-volume", \.soundVolume),
        .percent("pending-volume", \.pendingVolume), .choice("placement", \.placement),
      ]),
    SettingTopic(
      "devices",
      [
        .toggle("braille", \.braille), .choice("braille-grade", \.brailleGrade),
        .toggle("pads", \.pads), .toggle("haptics", \.haptics),
        .toggle("animations", \.animations), .choice("colour", \.colour),
      ]),
  ]
}

extension Setting {
  /// Every setting, in the order of the menu; last what the game notes for itself.
  public static let all: [Setting] =
    SettingTopic.all.flatMap(\.settings) + [toggle("first-start-done", \.firstStartDone)]

  fileprivate typealias Field<Value> = WritableKeyPath<Settings, Value> & Sendable

  fileprivate static func toggle(
    _ name: String, _ field: Field<Bool>
  ) -> Setting {
    Setting(name, .toggle, field) {
      $0[keyPath: field] ? "on" : "off"
    } write: { settings, value in
      guard value == "on" || value == "off" else { return false }
      settings[keyPath: field] = value == "on"
      return true
    }
  }

  fileprivate static func choice<
    Choice: RawRepresentable<String> & CaseIterable & SendableMetatype
  >(
    _ name: String, _ field: Field<Choice>
  ) -> Setting {
    Setting(name, .choice(Choice.allCases.map(\.rawValue)), field) {
      $0[keyPath: field].rawValue
    } write: { settings, value in
      guard let choice = Choice(rawValue: value) else { return false }
      settings[keyPath: field] = choice
      return true
    }
  }

  fileprivate static func percent(_ name: String, _ field: Field<Int>) -> Setting {
    Setting(name, .number(0...100, step: 5), field) {
      String($0[keyPath: field])
    } write: { settings, value in
      guard let number = whole(value), (0...100).contains(number) else { return false }
      settings[keyPath: field] = number
      return true
    }
  }

  /// The whole number that digits make, without a sign.
  private static func whole(_ text: String) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }

  fileprivate static func limit(
    _ name: String, _ field: Field<Int?>, least: Int, offered: [Int]
  ) -> Setting {
    Setting(name, .limit(least: least, offered: offered), field) {
      $0[keyPath: field].map(String.init) ?? unlimited
    } write: { settings, value in
      let number = whole(value)
      guard value == unlimited || number ?? least - 1 >= least else { return false }
      settings[keyPath: field] = number
      return true
    }
  }

  fileprivate static func address(
    _ name: String, _ field: Field<String?>, none: String
  ) -> Setting {
    Setting(name, .address(none: none), field) {
      $0[keyPath: field] ?? none
    } write: { settings, value in
      let isAddress = ["https://", "http://"].contains(where: value.hasPrefix)
      guard value == none || isAddress && Word.isValue(value, limit: 1_000) && !value.contains(" ")
      else { return false }
      settings[keyPath: field] = value == none ? nil : value
      return true
    }
  }

  fileprivate static func word(_ name: String, _ field: Field<String?>, none: String) -> Setting {
    Setting(name, .word(none: none), field) {
      $0[keyPath: field] ?? none
    } write: { settings, value in
      guard Word.isValue(value) else { return false }
      settings[keyPath: field] = value == none ? nil : value
      return true
    }
  }
}
