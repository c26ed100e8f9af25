// SPDX-License-Identifier: GPL-3.0-or-later

import Engine

extension Settings {
  /// The settings of every game, each described once.
  public enum Key {
    public static let language = SettingKey(
      "language", \.language, .listed(.languages, none: "system"))
    public static let voice = SettingKey("voice", \.voice, .choice, for: .terminal)
    static let speechRate = SettingKey("speech-rate", \.speechRate, .percent, for: .terminalAndPage)
    static let speechPitch = SettingKey(
      "speech-pitch", \.speechPitch, .percent, for: .terminalAndPage)
    static let speechVolume = SettingKey(
      "speech-volume", \.speechVolume, .percent, for: .terminalAndPage)
    static let voiceVariant = SettingKey(
      "voice-variant", \.voiceVariant, .listed(.voiceVariants, none: "none"),
      for: .terminalAndPage)

    public static let verbosity = SettingKey("verbosity", \.verbosity, .choice)
    static let positions = SettingKey("positions", \.positions, .toggle)
    static let counts = SettingKey("counts", \.counts, .toggle)
    static let scores = SettingKey("scores", \.scores, .toggle)
    static let hints = SettingKey("hints", \.hints, .toggle)
    static let learner = SettingKey("learner", \.learner, .toggle)

    public static let input = SettingKey("input", \.input, .choice, for: .terminal)
    static let quickMoves = SettingKey("quick-moves", \.quickMoves, .toggle)
    static let confirmations = SettingKey("confirmations", \.confirmations, .toggle)
    static let undoBound = SettingKey(
      "undo-bound", \.undoBound, .limit(least: 1, offered: [20, 50]))
    public static let winnable = SettingKey("winnable", \.winnable, .toggle)
    static let difficulty = SettingKey("difficulty", \.difficulty, .choice)
    static let groupsURL = SettingKey("groups-url", \.groupsURL, .address(none: "none"))
    static let unwinnableAlert = SettingKey("loss-news", \.unwinnableAlert, .choice)

    static let sounds = SettingKey("sounds", \.sounds, .toggle)
    static let soundVolume = SettingKey("sound-volume", \.soundVolume, .percent)
    static let pendingVolume = SettingKey(
      "pending-volume", \.pendingVolume, .percent, for: .terminalAndPage)
    static let placement = SettingKey("placement", \.placement, .choice, for: .terminalAndPage)

    static let braille = SettingKey("braille", \.braille, .toggle, for: .terminal)
    static let brailleGrade = SettingKey("braille-grade", \.brailleGrade, .choice, for: .terminal)
    static let pads = SettingKey("pads", \.pads, .toggle, for: .terminalAndPage)
    static let haptics = SettingKey("haptics", \.haptics, .toggle, for: .terminalAndPage)
    static let animations = SettingKey("animations", \.animations, .toggle, for: .terminalAndPage)
    static let colour = SettingKey("colour", \.colour, .choice, for: .terminal)
    static let suitColours = SettingKey(
      "suit-colours", \.suitColours, .toggle, for: .terminal)

    public static let pageVoice = SettingKey("page-voice", \.page.voice, .choice, for: .page)
    static let pageTheme = SettingKey("page-theme", \.page.theme, .choice, for: .page)
    static let pageText = SettingKey("page-text", \.page.text, .choice, for: .page)
    static let pageBack = SettingKey("page-back", \.page.back, .choice, for: .page)
    public static let pageSize = SettingKey(
      "page-size", \.page.size, .number(100...500, step: 25, unit: .percent), for: .page)
    static let pageCards = SettingKey("page-cards", \.page.cards, .choice, for: .page)
    static let pageCloseUp = SettingKey("page-close-up", \.page.closeUp, .toggle, for: .page)
    static let pageSpacing = SettingKey("page-spacing", \.page.spacing, .choice, for: .page)

    static let firstStartDone = SettingKey("first-start-done", \.firstStartDone, .toggle)
  }
}

/// Every setting there is: those of all games, and those that games declare.
public struct SettingList: Sendable {
  /// In the order of the menu.
  public let topics: [SettingTopic]

  /// - Parameter options: what games declare; several can share one.
  public init(games options: [DealOption]) {
    typealias Key = Settings.Key
    var names: Set<String> = []
    let options = options.filter { names.insert($0.setting).inserted }
    topics = [
      SettingTopic(
        "voice",
        [
          Key.language, Key.voice, Key.speechRate, Key.speechPitch, Key.speechVolume,
          Key.voiceVariant,
        ], hasPronunciation: true),
      SettingTopic(
        "telling",
        [Key.verbosity, Key.positions, Key.counts, Key.scores, Key.hints, Key.learner]),
      SettingTopic(
        "playing",
        [Key.input, Key.quickMoves, Key.confirmations, Key.undoBound]
          + options.map { SettingKey($0) }
          + [
            Key.winnable, Key.unwinnableAlert, Key.difficulty, Key.groupsURL,
          ]),
      SettingTopic("sounds", [Key.sounds, Key.soundVolume, Key.pendingVolume, Key.placement]),
      SettingTopic(
        "devices",
        [
          Key.braille, Key.brailleGrade, Key.pads, Key.haptics, Key.animations, Key.colour,
          Key.suitColours,
        ], isNamedAnewOnPage: true),
      SettingTopic(
        "page",
        [
          Key.pageVoice, Key.pageTheme, Key.pageText, Key.pageBack, Key.pageSize, Key.pageCards,
          Key.pageCloseUp, Key.pageSpacing,
        ]),
    ]
  }

  public init(_ descriptors: [any GameDescriptor]) {
    self.init(games: descriptors.flatMap(\.options))
  }

  /// Those that menus list.
  public var listed: [any Setting] { topics.flatMap(\.settings) }

  /// Every setting, in the order of the menu; last what the game notes for itself.
  public var all: [any Setting] { listed + [Settings.Key.firstStartDone] }

  /// The setting of a name, of today's or of an earlier one; nil for a name that is none.
  public func named(_ name: String) -> (any Setting)? {
    let name = Self.earlierNames[name] ?? name
    return all.first { $0.name == name }
  }

  /// What settings are called now that once had another name.
  private static let earlierNames = ["winnable-everywhere": Settings.Key.winnable.name]

  /// Those that menus list together; nil for a name that no topic has.
  public func topic(named name: String) -> SettingTopic? { topics.first { $0.name == name } }
}

/// Settings that belong together: an entry of the menu.
public struct SettingTopic: Sendable {
  /// One lower-case word.
  public let name: String
  public let settings: [any Setting]
  /// Whether the player's own words are changed beside these.
  public let hasPronunciation: Bool
  /// Whether its title names settings that a page in a browser lacks.
  let isNamedAnewOnPage: Bool

  init(
    _ name: String, _ settings: [any Setting], hasPronunciation: Bool = false,
    isNamedAnewOnPage: Bool = false
  ) {
    self.name = name
    self.settings = settings
    self.hasPronunciation = hasPronunciation
    self.isNamedAnewOnPage = isNamedAnewOnPage
  }

  /// `settings-devices`, or `settings-devices-page` for who plays on a page in a browser.
  public func title(onPage isPage: Bool) -> Term {
    Term(Key(isPage && isNamedAnewOnPage ? "settings-\(name)-page" : "settings-\(name)"))
  }
}
