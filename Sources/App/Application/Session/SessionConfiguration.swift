// SPDX-License-Identifier: GPL-3.0-or-later

import Conversation
import Engine
import Localization
import Preferences

/// What holds for this run only, whatever the settings say.
public struct SessionConfiguration: Sendable {
  /// The tag or the name of a language.
  public var language: String?
  public var voice: Settings.Voice?
  public var verbosity: Settings.Verbosity?
  public var learner: Bool?
  public var input: Settings.InputMode?
  public var colour: Settings.Colour?
  /// The path of a WAV file that gets what is heard.
  public var record: String?
  /// The path of a file to which what is printed is added.
  public var transcript: String?
  /// The path of a file that gets what is said in braille.
  public var brailleFile: String?
  /// The path of a file that gets sounds, vibrations and motions.
  public var effects: String?

  public init() {}

  /// The settings in force: what was asked for comes first, then the environment, then what is kept.
  func settings(
    from kept: Settings, environment: [String: String], languages: [String],
    isInteractive: Bool
  ) -> Settings {
    var settings = kept
    if let accessible = environment["ACCESSIBLE"], !["", "0"].contains(accessible) {
      settings.colour = .off
      settings.input = .lines
    }
    settings.voice = voice ?? environment.setting("ALOUD_VOICE") ?? settings.voice
    settings.verbosity = verbosity ?? environment.setting("ALOUD_VERBOSITY") ?? settings.verbosity
    settings.learner = learner ?? settings.learner
    settings.colour = colour ?? settings.colour
    settings.input = isInteractive ? input ?? settings.input : .lines
    if let match = language.flatMap({ Phrasebook.match($0, available: languages) }) {
      settings.language = match
    }
    if isExplicit || !isInteractive { settings.firstStartDone = true }
    return settings
  }

  /// What is wrong with what was asked for, or with the language that is kept, in words.
  func complaints(_ settings: Settings, _ languages: [String]) -> [Term] {
    guard let language = language ?? settings.language,
      Phrasebook.match(language, available: languages) == nil
    else { return [] }
    return [.noLanguage(language, known: languages)]
  }

  /// Whether the player has said how to talk and type, so that the first start need not ask.
  private var isExplicit: Bool {
    language != nil || voice != nil || verbosity != nil || input != nil || record != nil
  }
}

extension [String: String] {
  fileprivate func setting<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    self[name].flatMap(Choice.init)
  }
}
