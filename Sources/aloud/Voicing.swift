// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import ESpeak
import Engine
import Foundation
import Preferences
import Sound
import Speech

/// The voice and the sounds of a session, as far as this machine has them.
struct Voicing: Sendable {
  let speaker: Speaker?
  /// The variants of the voice, for the settings.
  let variants: [String]
  private let recorder: WaveRecorder?
  private let sounds: SoundBank?
  /// What could not be had, in words, each once.
  let notices: [Term]

  /// - Parameters:
  ///   - voice: `off` says nothing; a recording is made all the same.
  ///   - isInteractive: whether somebody listens; a script is heard only when asked for.
  init(voice: Settings.Voice, record: String?, isInteractive: Bool, sounds folder: URL) {
    let isHeard = voice == .espeak || voice == .auto && isInteractive
    var notices: [Term] = []
    guard isHeard || record != nil else {
      self.init(speaker: nil, variants: [], recorder: nil, sounds: nil, notices: [])
      return
    }
    do {
      let synthesizer = try ESpeak()
      let rate = synthesizer.sampleRate
      let device = isHeard ? Self.device(rate, &notices) : nil
      let recorder = record.flatMap { Self.recorder($0, rate, beside: device, &notices) }
      guard let output: any AudioOutput = recorder ?? device else {
        self.init(speaker: nil, variants: [], recorder: nil, sounds: nil, notices: notices)
        return
      }
      let sounds = SoundBank(folder: folder.path, sampleRate: rate)
      notices += sounds.problems.map(\.term)
      self.init(
        speaker: Speaker(synthesizer, output) { _ in }, variants: synthesizer.variants,
        recorder: recorder, sounds: sounds, notices: notices)
    } catch {
      self.init(
        speaker: nil, variants: [], recorder: nil, sounds: nil, notices: [Term("voice-none")])
    }
  }

  private init(
    speaker: Speaker?, variants: [String], recorder: WaveRecorder?, sounds: SoundBank?,
    notices: [Term]
  ) {
    self.speaker = speaker
    self.variants = variants
    self.recorder = recorder
    self.sounds = sounds
    self.notices = notices
  }

  private static func device(_ rate: Int, _ notices: inout [Term]) -> Mixer? {
    do { return try Mixer(sampleRate: rate) } catch {
      notices.append(Term("sound-none"))
      return nil
    }
  }

  private static func recorder(
    _ file: String, _ rate: Int, beside device: Mixer?, _ notices: inout [Term]
  ) -> WaveRecorder? {
    do { return try WaveRecorder(file: file, sampleRate: rate, beside: device) } catch {
      notices.append(Term("record-failed", ["path": .text(file)]))
      return nil
    }
  }

  func play(_ cue: Cue, volume: Int) {
    guard let samples = sounds?[cue.rawValue] else { return }
    speaker?.play(samples, volume: volume)
  }

  /// The sounds there are, in the order of their names.
  var cues: [String] { sounds?.sounds.keys.sorted() ?? [] }

  /// Lets the last words be heard, for some seconds at most, and closes the recording.
  func finish() async {
    await speaker?.finished(within: .seconds(4))
    recorder?.finish()
  }
}

extension SoundError {
  /// What the player is told.
  fileprivate var term: Term {
    switch self {
    case .noDevice, .refused: Term("sound-none")
    case .notASound(let file), .file(let file, _):
      Term("sound-broken", ["file": .text(URL(filePath: file).lastPathComponent)])
    }
  }
}

extension VoiceSettings {
  /// The voice that the player's settings ask for.
  init(_ settings: Settings, language: String) {
    self.init(
      rate: settings.speechRate, pitch: settings.speechPitch, volume: settings.speechVolume,
      voice: settings.voiceVariant, language: language)
  }
}
