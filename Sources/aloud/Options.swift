// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Preferences

extension Settings.Voice: ExpressibleByArgument {}
extension Settings.Verbosity: ExpressibleByArgument {}
extension Settings.Colour: ExpressibleByArgument {}

/// What holds for this run only, whatever the settings say.
struct SessionOptions: ParsableArguments {
  @Option(help: "Language of words and voice, such as en, es, de or pl.")
  var language: String?

  @Option(help: "auto: talk where there is a sound device; espeak: talk; off: text only.")
  var voice: Settings.Voice?

  @Option(help: "How much is said: brief, normal or full.")
  var verbosity: Settings.Verbosity?

  @Flag(inversion: .prefixedNo, help: "Say groups and facts with the cards.")
  var learner: Bool?

  @Flag(help: "Each key acts at once.")
  var keys = false

  @Flag(help: "Type a number or a word, then Enter.")
  var lines = false

  @Option(help: ArgumentHelp("Write what is said to a WAV file.", valueName: "file.wav"))
  var record: String?

  @Option(help: ArgumentHelp("Add what is printed to a file.", valueName: "file"))
  var transcript: String?

  @Option(help: "Colour: auto, on or off.")
  var colour: Settings.Colour?

  func validate() throws {
    if keys && lines { throw ValidationError("Choose --keys or --lines, not both.") }
  }

  /// Whether the player has said how to talk and type, so that the first start need not ask.
  var isExplicit: Bool {
    language != nil || voice != nil || verbosity != nil || keys || lines || record != nil
  }

  /// Flags come first, then the environment, then the settings.
  func apply(to settings: inout Settings, environment: [String: String]) {
    if environment["ACCESSIBLE"].map({ !$0.isEmpty && $0 != "0" }) == true {
      settings.colour = .off
      settings.input = .lines
    }
    if let voice = environment["ALOUD_VOICE"].flatMap(Settings.Voice.init) {
      settings.voice = voice
    }
    if let verbosity = environment["ALOUD_VERBOSITY"].flatMap(Settings.Verbosity.init) {
      settings.verbosity = verbosity
    }
    settings.voice = voice ?? settings.voice
    settings.verbosity = verbosity ?? settings.verbosity
    settings.learner = learner ?? settings.learner
    settings.colour = colour ?? settings.colour
    if keys { settings.input = .keys }
    if lines { settings.input = .lines }
  }
}
