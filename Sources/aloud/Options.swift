// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import Preferences

extension Settings.Voice: ExpressibleByArgument {}
extension Settings.Verbosity: ExpressibleByArgument {}
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
  var verbosity: Settings.Verbosity?

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

  @Option(help: "Colour: auto, on or off.")
  var colour: Settings.Colour?

  func validate() throws {
    if keys && lines { throw ValidationError("Choose --keys or --lines, not both.") }
  }

  var configuration: SessionConfiguration {
    var configuration = SessionConfiguration()
    configuration.language = language
    configuration.voice = voice
    configuration.verbosity = verbosity
    configuration.learner = learner
    configuration.input = keys ? .keys : lines ? .lines : nil
    configuration.colour = colour
    configuration.record = record
    configuration.transcript = transcript
    configuration.brailleFile = brailleFile
    configuration.effects = effects
    return configuration
  }
}
