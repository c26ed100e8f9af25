// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Engine
import Localization
import Preferences

extension Settings.Voice: ExpressibleByArgument {}
extension Verbosity: ExpressibleByArgument {}
extension Settings.Colour: ExpressibleByArgument {}

/// What holds for this run only, whatever the settings say.
struct SessionOptions: ParsableArguments {
  @Option(help: "Language of words and voice, such as en, es, de or pl.")
  var language: String?

  @Option(
    help: """
      auto: talk where there is a sound device; espeak: talk; speechd: talk through Speech \
      Dispatcher; off: text only.
      """)
  var voice: Settings.Voice?

  @Option(help: "How much is said: brief, normal or full.")
  var verbosity: Verbosity?

  @Flag(inversion: .prefixedNo, help: "Say groups and facts with the cards.")
  var learner: Bool?

  @Flag(help: "Each key acts at once.")
  var keys = false

  @Flag(help: "Type a number or a word, then Enter.")
  var lines = false

  @Option(help: ArgumentHelp("Write what is heard to a WAV file.", valueName: "file.wav"))
  var record: String?

  @Option(help: ArgumentHelp("Add what is printed to a file.", valueName: "file"))
  var transcript: String?

  @Option(
    name: .customLong("braille"),
    help: ArgumentHelp(
      "Write what is said to a file: Unicode braille, or pages for an embosser (.brf).",
      valueName: "file"))
  var brailleFile: String?

  @Option(
    help: ArgumentHelp(
      "Write sounds, vibrations and motions to a file, a JSON object a line.",
      valueName: "file"))
  var effects: String?

  @Option(
    help: ArgumentHelp(
      "Add what goes on to a file, without texts and names, to find out what went wrong.",
      valueName: "file"))
  var log: String?

  @Option(help: "Colour: auto, on or off.")
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
    guard let language = language ?? settings.language,
      Phrasebook.match(language, available: phrasebooks.languages) == nil
    else { return [] }
    return [.noLanguage(language, known: phrasebooks.languagesByName)]
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
