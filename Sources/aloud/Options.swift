// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import Engine
import Localization
import Preferences

extension Settings.Voice: ExpressibleByArgument {}
extension Verbosity: ExpressibleByArgument {}
extension Settings.Colour: ExpressibleByArgument {}

/// What holds for this run only, whatever the settings say.
struct SessionOptions: ParsableArguments {
  @Option(help: .words("usage-option-language-and-voice"))
  var language: String?

  @Option(help: .words("usage-option-voice"))
  var voice: Settings.Voice?

  @Option(help: .words("usage-option-verbosity"))
  var verbosity: Verbosity?

  @Flag(inversion: .prefixedNo, help: .words("usage-option-learner"))
  var learner: Bool?

  @Flag(help: .words("usage-option-keys"))
  var keys = false

  @Flag(help: .words("usage-option-lines"))
  var lines = false

  @Option(help: .words("usage-option-record", value: "file.wav"))
  var record: String?

  @Option(help: .words("usage-option-transcript", value: "file"))
  var transcript: String?

  @Option(name: .customLong("braille"), help: .words("usage-option-braille", value: "file"))
  var brailleFile: String?

  @Option(help: .words("usage-option-effects", value: "file"))
  var effects: String?

  @Option(help: .words("usage-option-log", value: "file"))
  var log: String?

  @Option(help: .words("usage-option-colour"))
  var colour: Settings.Colour?

  func validate() throws {
    if keys && lines { throw ValidationError.together("--keys", "--lines") }
  }

  /// The settings in force: flags come first, then the environment, then what is kept.
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
    if keys { settings.input = .keys }
    if lines || !isInteractive { settings.input = .lines }
    if let match = language.flatMap({ Phrasebook.match($0, available: languages) }) {
      settings.language = match
    }
    if isExplicit || !isInteractive { settings.firstStartDone = true }
    return settings
  }

  /// What is wrong with the flags, or with the language that is kept, in words.
  func complaints(_ settings: Settings, _ phrasebooks: Phrasebooks) -> [Term] {
    phrasebooks.complaint(about: language ?? settings.language).map { [$0] } ?? []
  }

  /// Whether the player has said how to talk and type, so that the first start need not ask.
  private var isExplicit: Bool {
    language != nil || voice != nil || verbosity != nil || keys || lines || record != nil
  }
}

extension [String: String] {
  fileprivate func setting<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    self[name].flatMap(Choice.init)
  }
}
