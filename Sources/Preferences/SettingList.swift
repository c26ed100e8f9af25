// SPDX-License-Identifier: GPL-3.0-or-later

extension Setting {
  /// Every setting, in the order of the menu.
  public static let all: [Setting] = [
    word("language", \.language, none: "system"),
    choice("voice", \.voice),
    percent("speech-rate", \.speechRate),
    percent("speech-pitch", \.speechPitch),
    percent("speech-volume", \.speechVolume),
    word("voice-variant", \.voiceVariant, none: "none"),
    toggle("sounds", \.sounds),
    percent("sound-volume", \.soundVolume),
    percent("pending-volume", \.pendingVolume),
    choice("placement", \.placement),
    toggle("haptics", \.haptics),
    toggle("pads", \.pads),
    toggle("animations", \.animations),
    toggle("braille", \.braille),
    choice("braille-grade", \.brailleGrade),
    choice("verbosity", \.verbosity),
    toggle("positions", \.positions),
    toggle("counts", \.counts),
    toggle("scores", \.scores),
    toggle("hints", \.hints),
    toggle("learner", \.learner),
    choice("input", \.input),
    toggle("quick-moves", \.quickMoves),
    toggle("confirmations", \.confirmations),
    limit("undo-bound", \.undoBound, least: 1, offered: [20, 50]),
    limit("reshuffles", \.reshuffles, least: 0, offered: [3, 2, 1, 0]),
    percent("snap-distance", \.snapDistance),
    toggle("winnable", \.winnable),
    choice("difficulty", \.difficulty),
    choice("colour", \.colour),
    toggle("first-start-done", \.firstStartDone, isListed: false),
  ]

  private typealias Field<Value> = WritableKeyPath<Settings, Value> & Sendable

  private static func toggle(
    _ name: String, _ field: Field<Bool>, isListed: Bool = true
  ) -> Setting {
    Setting(name, .toggle, isListed: isListed) {
      $0[keyPath: field] ? "on" : "off"
    } write: { settings, value in
      guard value == "on" || value == "off" else { return false }
      settings[keyPath: field] = value == "on"
      return true
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ field: Field<Choice>
  ) -> Setting {
    Setting(name, .choice(Choice.allCases.map(\.rawValue))) {
      $0[keyPath: field].rawValue
    } write: { settings, value in
      guard let choice = Choice(rawValue: value) else { return false }
      settings[keyPath: field] = choice
      return true
    }
  }

  private static func percent(_ name: String, _ field: Field<Int>) -> Setting {
    Setting(name, .number(0...100, step: 5)) {
      String($0[keyPath: field])
    } write: { settings, value in
      guard let number = Int(value), (0...100).contains(number) else { return false }
      settings[keyPath: field] = number
      return true
    }
  }

  private static func limit(
    _ name: String, _ field: Field<Int?>, least: Int, offered: [Int]
  ) -> Setting {
    Setting(name, .limit(least: least, offered: offered)) {
      $0[keyPath: field].map(String.init) ?? unlimited
    } write: { settings, value in
      let number = Int(value)
      guard value == unlimited || number ?? least - 1 >= least else { return false }
      settings[keyPath: field] = number
      return true
    }
  }

  private static func word(_ name: String, _ field: Field<String?>, none: String) -> Setting {
    Setting(name, .word(none: none)) {
      $0[keyPath: field] ?? none
    } write: { settings, value in
      guard Word.isValue(value) else { return false }
      settings[keyPath: field] = value == none ? nil : value
      return true
    }
  }
}
