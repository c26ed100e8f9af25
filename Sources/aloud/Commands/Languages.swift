// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import ArgumentParser
import CommandHelp
import ESpeak
import Engine
import Localization
import Preferences
import Sound
import Speech

struct Languages: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "language", abstract: .words("usage-about-language"),
      subcommands: [Check.self])
  }

  /// Goes through the messages of a language for whoever translates it.
  struct Check: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: .words("usage-about-language-check"),
        usage: "aloud language check [<options>] <tag> [<key>]",
        discussion: .words("usage-more-language-check"))
    }

    @Argument(help: .words("usage-option-tag"))
    var tag: String

    @Argument(help: .words("usage-option-key", value: "key"))
    var beginning = ""

    @Flag(help: .words("usage-option-say"))
    var say = false

    @Option(help: .words("usage-option-said-record", value: "file.wav"))
    var record: String?

    @Flag(help: .words("usage-option-faults"))
    var faults = false

    @OptionGroup var words: LanguageOption

    func run() async throws {
      let report = try await Report(language: words.language)
      let language = try report.language(called: tag)
      let voice = try? ESpeakSynthesizer()
      let check = LanguageCheck(
        language, locales: report.content.resources.locales, beginning: beginning, voice: voice)
      let speaker =
        say || record != nil
        ? try MessageSpeaker(check.phrasebook, report, voice, record: record) : nil
      for saying in faults && speaker == nil ? [] : check.sayings {
        if !faults { try report.write("\(saying.key): \(saying.spoken)\n", to: nil) }
        await speaker?.say(saying.pieces)
      }
      try speaker?.finish(report)
      for fault in check.faults { try report.write(fault) }
      try report.write(
        Term(
          "language-checked",
          [
            "language": .term(Term(Key("language-name-\(language)"), fallback: language)),
            "sayings": .number(check.sayings.count), "faults": .number(check.faults.count),
          ]))
      if !check.faults.isEmpty { throw ExitCode.failure }
    }
  }
}

/// Says messages one after the other, to the sound device or into a file.
private struct MessageSpeaker {
  private let speaker: Speaker
  private let output: any AudioOutput
  private let record: String?

  init(
    _ phrasebook: Phrasebook, _ report: Report, _ voice: ESpeakSynthesizer?, record: String?
  ) throws {
    guard let voice else { throw report.failure(Term("say-no-speech")) }
    self.record = record
    output = try Say.output(report, to: record, sampleRate: voice.sampleRate)
    speaker = Speaker(
      voice, output,
      settings: VoiceSettings(report.player.settings, language: phrasebook.voice)
    ) { _ in }
  }

  /// Longer than the longest message.
  private static let patience = Duration.seconds(120)

  func say(_ pieces: [SpokenPiece]) async {
    speaker.say(SpeechMessage(pieces, .report))
    await speaker.finished(within: Self.patience)
  }

  func finish(_ report: Report) throws {
    (output as? Mixer)?.close()
    (output as? WaveRecorder)?.finish()
    if let record, (output as? WaveRecorder)?.problem != nil {
      throw report.failure(Term("record-failed", ["path": .text(record)]))
    }
  }
}
