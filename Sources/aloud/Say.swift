// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import ESpeak
import Engine
import Phrasebook
import Preferences
import Sound
import Speech

/// Says a text as the game would, for trying voices.
struct Say: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say a text, to try a voice.",
    discussion: "Pitch, volume and the player's own words are those of the game.")

  @Argument(help: "What is to be said.")
  var text: String

  @Option(
    help: ArgumentHelp(
      "A language that eSpeak NG speaks, such as en, pl or pt-br.", valueName: "tag"))
  var language: String?

  @Option(help: "How fast, from 0 to 100. Without it, as the settings say.")
  var rate: Int?

  @Option(help: ArgumentHelp("Write it to a WAV file instead.", valueName: "file.wav"))
  var record: String?

  func validate() throws {
    if let rate, !(0...100).contains(rate) {
      throw ValidationError("The rate is a number from 0 to 100.")
    }
  }

  func run() async throws {
    let report = try Report()
    let language = language ?? report.phrasebook.language
    guard let voice = try? ESpeak() else { throw report.failure(Term("say-no-speech")) }
    guard voice.speaks(language) else {
      let known = Phrasebook.languages(in: report.resources.locales)
        .map { Term("setting-word", ["word": .text($0)]) }
      throw report.failure(
        Term("say-no-voice", ["language": .text(language), "known": .list(known)]))
    }
    let output = try Self.output(report, to: record, sampleRate: voice.sampleRate)
    let speaker = Speaker(voice, output, settings: settings(report, language)) { _ in }
    speaker.say(SpeechMessage([SpokenPiece(spoken(report, language))], .focus))
    // Longer than anybody listens.
    await speaker.finished(within: .seconds(86_400))
    (output as? Mixer)?.close()
    (output as? WaveRecorder)?.finish()
    if let record, (output as? WaveRecorder)?.problem != nil {
      throw report.failure(Term("record-failed", ["path": .text(record)]))
    }
  }

  /// The sound device, or a file.
  static func output(
    _ report: Report, to record: String?, sampleRate: Int
  ) throws -> any AudioOutput {
    guard let record else {
      guard let device = try? Mixer(sampleRate: sampleRate) else {
        throw report.failure(Term("say-no-device"))
      }
      return device
    }
    do { return try WaveRecorder(file: record, sampleRate: sampleRate) } catch {
      throw report.failure(Term("record-failed", ["path": .text(record)]))
    }
  }

  private func settings(_ report: Report, _ language: String) -> VoiceSettings {
    var settings = report.archive.settings
    if let rate { settings.speechRate = rate }
    return VoiceSettings(settings, language: language)
  }

  /// The words of a language the game comes in are said as the game says them.
  private func spoken(_ report: Report, _ language: String) -> String {
    let locales = report.resources.locales
    let shipped = Phrasebook.match(language, available: Phrasebook.languages(in: locales))
    let phrasebook =
      shipped.map { Phrasebook(language: $0, locales: locales) } ?? report.phrasebook
    return Lexicon(phrasebook, own: report.archive.respellings).spoken(text, in: language)
  }
}
