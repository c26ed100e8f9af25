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
import SpeechDispatcher
import Synchronization

/// Says a text as the game would, for trying voices.
struct Say: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: .words("usage-about-say"), usage: "aloud say [<options>] <text>",
      discussion: .words("usage-more-say"))
  }

  @Argument(help: .words("usage-option-text"))
  var text: String

  @Option(help: .words("usage-option-spoken-language", value: "tag"))
  var language: String?

  @Option(help: .words("usage-option-tried-voice"))
  var voice = Settings.Voice.auto.rawValue

  @Option(help: .words("usage-option-rate"), transform: Int.typed)
  var rate: Int?

  @Option(help: .words("usage-option-say-record", value: "file.wav"))
  var record: String?

  func validate() throws {
    if let rate, !(0...100).contains(rate) {
      throw ValidationError.notWithin("--rate", rate, 0...100)
    }
  }

  func run() async throws {
    let report = try await Report()
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw report.failure(Term("say-nothing"))
    }
    let language = language ?? report.phrasebook.language
    switch Settings.Voice(rawValue: voice) {
    case .off where record == nil: throw report.failure(Term("say-off"))
    case .speechd where record == nil: try await sayThroughSpeechDispatcher(report, language)
    case .speechd:
      report.warn(Term("speechd-not-recorded"))
      try await sayInOwnVoice(report, language)
    default: try await sayInOwnVoice(report, language)
    }
  }

  private func sayInOwnVoice(_ report: Report, _ language: String) async throws {
    guard let voice = try? ESpeakSynthesizer() else { throw report.failure(Term("say-no-speech")) }
    guard kind.map(voice.variants.contains) ?? true else {
      throw report.failure(
        Term(
          "say-voice-unknown",
          [
            "name": .text(self.voice),
            "known": .list(Self.words(Settings.Voice.allCases.map(\.rawValue))),
          ]))
    }
    guard voice.speaks(language) else {
      let known = Self.words(report.content.phrasebooks.languagesByName)
      throw report.failure(
        Term("say-no-voice", ["language": .text(language), "known": .list(known)]))
    }
    let output = try Self.output(report, to: record, sampleRate: voice.sampleRate)
    let speaker = Speaker(voice, output, settings: settings(report, language)) { _ in }
    speaker.say(SpeechMessage([SpokenPiece(spoken(report, language))], .focus))
    await speaker.finished(within: Self.longest)
    (output as? Mixer)?.close()
    (output as? WaveRecorder)?.finish()
    if let record, (output as? WaveRecorder)?.problem != nil {
      throw report.failure(Term("record-failed", ["path": .text(record)]))
    }
  }

  /// The kind of voice that was asked for; nil for the one the settings have.
  private var kind: String? { Settings.Voice(rawValue: voice) == nil ? voice : nil }

  private func sayThroughSpeechDispatcher(_ report: Report, _ language: String) async throws {
    let isLost = Atomic(false)
    guard let server = SpeechServer.ofPlayer else {
      throw report.failure(Term("say-no-speechd"))
    }
    let speaker = SpeechDispatcherBackend(
      server, settings: settings(report, language),
      unchanged: VoiceSettings(Settings(), language: ""), standIn: { nil }
    ) { _ in isLost.store(true, ordering: .relaxed) }
    let text = Lexicon(own: report.player.respellings, in: language).spoken(text, in: language)
    speaker.say(SpeechMessage([SpokenPiece(text, language: language)], .focus))
    await speaker.finished(within: Self.longest)
    if isLost.load(ordering: .relaxed) { throw report.failure(Term("say-no-speechd")) }
  }

  private static func words(_ words: [String]) -> [Term] {
    words.map { Term("setting-word", ["word": .text($0)]) }
  }

  /// Longer than anybody listens.
  private static let longest = Duration.seconds(86_400)

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
    var settings = report.player.settings
    if let rate { settings.speechRate = rate }
    if let kind { settings.voiceVariant = kind }
    return VoiceSettings(settings, language: language)
  }

  /// The words of a language the game comes in, written as the game has eSpeak NG say them.
  private func spoken(_ report: Report, _ language: String) -> String {
    let phrasebooks = report.content.phrasebooks
    let shipped = Phrasebook.match(language, available: phrasebooks.languages)
    let phrasebook = shipped.map { phrasebooks.words(in: $0).phrasebook } ?? report.phrasebook
    return Lexicon(phrasebook, own: report.player.respellings).spoken(text, in: language)
  }
}
