// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import ESpeak
import Engine
import Foundation
import Preferences
import Sound
import Speech
import Synchronization

/// The voice and the sounds of a session, as far as this machine has them.
struct Voicing: Sendable {
  let speaker: Speaker?
  /// The variants of the voice, for the settings.
  let variants: [String]
  /// What could not be had, in words, each once.
  let notices: [Term]
  /// In samples a second.
  let sampleRate: Int
  private let output: (any AudioOutput)?
  private let device: Mixer?
  private let recorder: WaveRecorder?
  private let sounds: SoundBank?
  private let troubles: Troubles

  /// - Parameters:
  ///   - voice: `off` says nothing; a recording is made all the same, and sounds are heard.
  ///   - isInteractive: whether somebody listens; a script is heard only when asked for.
  init(voice: Settings.Voice, record: String?, isInteractive: Bool, sounds folder: URL) {
    let isHeard = voice == .espeak || voice == .auto && isInteractive
    guard isInteractive || isHeard || record != nil else {
      self.init(notices: [])
      return
    }
    var notices: [Term] = []
    let synthesizer = isHeard || record != nil ? try? ESpeak() : nil
    if synthesizer == nil, isHeard || record != nil { notices.append(Term("voice-none")) }
    let rate = synthesizer?.sampleRate ?? Self.soundRate
    let device = isHeard || isInteractive ? try? Mixer(sampleRate: rate) : nil
    if device == nil, isHeard { notices.append(Term("sound-none")) }
    let recorder = record.flatMap { Self.recorder($0, rate, beside: device, &notices) }
    let output: (any AudioOutput)? = recorder ?? device
    let sounds = output.map { _ in SoundBank(folder: folder.path, sampleRate: rate) }
    notices += sounds?.problems.map(\.term) ?? []
    let troubles = Troubles()
    self.init(
      speaker: synthesizer.flatMap { synthesizer in
        output.map { Speaker(synthesizer, $0, report: troubles.add) }
      },
      variants: synthesizer?.variants ?? [], notices: notices, sampleRate: rate, output: output,
      device: device,
      recorder: recorder, sounds: sounds, troubles: troubles)
  }

  /// In samples a second, where no voice sets the rate.
  private static let soundRate = 22_050

  private init(
    speaker: Speaker? = nil, variants: [String] = [], notices: [Term],
    sampleRate: Int = Voicing.soundRate, output: (any AudioOutput)? = nil, device: Mixer? = nil,
    recorder: WaveRecorder? = nil,
    sounds: SoundBank? = nil, troubles: Troubles = Troubles()
  ) {
    self.speaker = speaker
    self.variants = variants
    self.notices = notices
    self.sampleRate = sampleRate
    self.output = output
    self.device = device
    self.recorder = recorder
    self.sounds = sounds
    self.troubles = troubles
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
    output?.play(samples, volume: volume)
  }

  /// Plays samples in place of what is being said; what is said next silences them.
  ///
  /// - Returns: False where nothing can be heard.
  func listen(to samples: [Int16]) -> Bool {
    hush()
    output?.append(samples)
    return output != nil
  }

  /// Silences speech, and a sound that is listened to.
  func hush() {
    speaker?.stop()
    output?.silence()
  }

  /// The sounds there are, in the order of their names.
  var cues: [String] { sounds?.sounds.keys.sorted() ?? [] }

  /// What could not be said or recorded as asked since this was asked last.
  func takeTroubles() -> [Term] { troubles.take() }

  var isRecording: Bool { recorder != nil }

  /// Lets go of the device, for another voicing to take it.
  func close() { device?.close() }

  /// Lets the last words be heard, for some seconds at most, and closes recording and device.
  ///
  /// - Returns: What went wrong with the recording.
  func finish() async -> Term? {
    await speaker?.finished(within: .seconds(4))
    speaker?.stop()
    recorder?.finish()
    close()
    guard case .file(let path, _)? = recorder?.problem else { return nil }
    return Term("record-failed", ["path": .text(path)])
  }
}

/// What the speaking thread had to report and nobody has been told yet.
private final class Troubles: Sendable {
  private let waiting = Mutex<[Term]>([])

  @Sendable func add(_ error: SpeechError) {
    let term: Term? =
      switch error {
      case .noVoice(let language): Term("voice-not-there", ["language": .text(language)])
      case .noVariant(let name): Term("variant-not-there", ["name": .text(name)])
      case .refused: nil
      }
    if let term { waiting.withLock { $0.append(term) } }
  }

  func take() -> [Term] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
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
      voice: settings.voiceVariant, language: language,
      symbols: settings.verbosity.asSymbols)
  }
}
