// SPDX-License-Identifier: GPL-3.0-or-later

import Cues
import ESpeak
import Engine
import Foundation
import Pictures
import Preferences
import Sound
import Speech
import SpeechDispatcher
import Wakeup

/// The voice and the sounds of a session, as far as this machine has them.
struct Voicing: Sendable {
  let speaker: (any SpeechBackend)?
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
  private var isListening = false

  /// - Parameters:
  ///   - voice: `off` says nothing; a recording is made all the same, and sounds are heard. What
  ///     is recorded is said in the game's own voice, since Speech Dispatcher keeps its sound.
  ///   - isInteractive: whether somebody listens; a script is heard only when asked for.
  ///   - folder: the sounds that come with the game.
  ///   - own: the player's, which take their place.
  ///   - troubles: where the speaking thread reports what could not be said.
  init(
    voice: Settings.Voice, placement: SoundPlacement, record: String?, isInteractive: Bool,
    sounds folder: URL, own: URL?, troubles: Mailbox<Term>
  ) {
    let isHeard = voice == .espeak || voice == .speechd || voice == .auto && isInteractive
    guard isInteractive || isHeard || record != nil else {
      self.init(notices: [])
      return
    }
    var notices: [Term] = []
    if voice == .speechd, record != nil { notices.append(Term("speechd-not-recorded")) }
    let server = voice == .speechd && record == nil ? SpeechServer.ofPlayer : nil
    let isOwn = server == nil && (isHeard || record != nil)
    let synthesizer = isOwn ? Self.ownVoice : nil
    if synthesizer == nil, isOwn { notices.append(Term("voice-none")) }
    let rate = synthesizer?.sampleRate ?? Self.soundRate
    let device =
      isHeard || isInteractive ? try? Mixer(sampleRate: rate, placement: placement) : nil
    if device == nil, isHeard, server == nil { notices.append(Term("sound-none")) }
    if device.map({ $0.placementInForce != placement }) ?? false {
      notices.append(Term("placement-none"))
    }
    if voice == .speechd, server == nil, record == nil {
      notices = [.speechdLost(isReplaced: synthesizer != nil && device != nil)]
    }
    let recorder = record.flatMap { Self.recorder($0, rate, placement, beside: device, &notices) }
    let output: (any AudioOutput)? = recorder ?? device
    let sounds = output.map { _ in
      SoundBank(
        folder: folder.path, own: own?.path(percentEncoded: false), sampleRate: rate)
    }
    notices += sounds?.problems.map(\.term) ?? []
    let speaker = synthesizer.flatMap { synthesizer in
      output.map { Speaker(synthesizer, $0, report: troubles.put) }
    }
    let player = server.map { server in
      SpeechDispatcherBackend(server, unchanged: VoiceSettings(Settings(), language: "")) {
        guard let output, let synthesizer = Self.ownVoice, synthesizer.sampleRate == rate
        else { return nil }
        return Speaker(synthesizer, output, report: troubles.put)
      } lost: {
        troubles.put(.speechdLost(isReplaced: $0))
      }
    }
    self.init(
      speaker: player ?? speaker,
      variants: synthesizer?.variants ?? [], notices: notices, sampleRate: rate, output: output,
      device: device,
      recorder: recorder, sounds: sounds)
  }

  /// Nobody speaks and nothing is heard.
  static let silent = Voicing(notices: [])

  /// Nil where eSpeak cannot be started. The voice that was let go of last may have to finish a
  /// chunk first.
  private static var ownVoice: ESpeakSynthesizer? {
    for _ in 0..<20 {
      do { return try ESpeakSynthesizer() } catch ESpeakError.alreadyInUse { usleep(10_000) } catch
      { break }
    }
    return nil
  }

  /// In samples a second, where no voice sets the rate.
  private static let soundRate = 22_050

  private init(
    speaker: (any SpeechBackend)? = nil, variants: [String] = [], notices: [Term],
    sampleRate: Int = Voicing.soundRate, output: (any AudioOutput)? = nil, device: Mixer? = nil,
    recorder: WaveRecorder? = nil, sounds: SoundBank? = nil
  ) {
    self.speaker = speaker
    self.variants = variants
    self.notices = notices
    self.sampleRate = sampleRate
    self.output = output
    self.device = device
    self.recorder = recorder
    self.sounds = sounds
  }

  private static func recorder(
    _ file: String, _ rate: Int, _ placement: SoundPlacement, beside device: Mixer?,
    _ notices: inout [Term]
  ) -> WaveRecorder? {
    do {
      return try WaveRecorder(
        file: file, sampleRate: rate, placement: placement, beside: device)
    } catch {
      notices.append(Term("record-failed", ["path": .text(file)]))
      return nil
    }
  }

  /// Between the beginnings of sounds that belong together, in seconds.
  private static let step = 0.15
  /// Between the beginnings of the tones while a card is in hand, in seconds; the first is heard
  /// after half of it, so that a card that is played at once has none.
  private static let beat = 2.0

  /// Plays sounds, one beginning after the other.
  ///
  /// - Parameter direction: where each comes from.
  func play(_ cues: [Cue], volume: Int, from direction: (Cue) -> Direction = { _ in .ahead }) {
    guard volume > 0, let output else { return }
    for (index, cue) in cues.enumerated() {
      guard let samples = sounds?[cue.rawValue] else { continue }
      let lead = silence(Double(index) * Self.step)
      output.play(lead + samples, volume: volume, from: direction(cue))
    }
  }

  /// A quiet tone again and again, from where the card in hand lies; nil ends it.
  func loop(from direction: Direction?, volume: Int) {
    guard let direction, volume > 0, let tone = sounds?[Cue.pending.rawValue] else {
      output?.loop(nil, volume: 0, from: .ahead)
      return
    }
    let lead = silence(Self.beat / 2)
    let rest = silence(Self.beat / 2 - Double(tone.count) / Double(sampleRate))
    output?.loop(lead + tone + rest, volume: volume, from: direction)
  }

  private func silence(_ seconds: Double) -> [Int16] {
    Array(repeating: 0, count: max(0, Int(seconds * Double(sampleRate))))
  }

  /// How places are made to be heard from now on; a recording stays as it was begun.
  ///
  /// - Returns: What the player has to be told, where that cannot be had.
  func place(_ placement: SoundPlacement) -> Term? {
    guard let device else { return nil }
    device.placement = placement
    return device.placementInForce == placement ? nil : Term("placement-none")
  }

  /// Plays a picture in place of what is being said, from left to right.
  ///
  /// - Parameter isPlaced: whether it is heard to go from one side to the other.
  /// - Returns: False where nothing can be heard.
  mutating func listen(to sound: Soundscape, isPlaced: Bool) -> Bool {
    hush()
    isListening = output != nil
    if isPlaced { output?.listen(to: sound.stereo) } else { output?.append(sound.samples) }
    return output != nil
  }

  /// Ends what is listened to, as whatever the player does next.
  mutating func endListening() {
    if isListening { output?.silence() }
    isListening = false
  }

  /// Silences speech, and a sound that is listened to.
  func hush() {
    speaker?.stop()
    output?.silence()
  }

  /// The sounds there are, in the order of their names.
  var cues: [String] { sounds?.sounds.keys.sorted() ?? [] }

  /// Whether the device went away since this was asked last.
  func takeLoss() -> Bool { device?.takeLoss() == true }

  var isRecording: Bool { recorder != nil }

  /// Lets go of the device, for another voicing to take it.
  func close() { device?.close() }

  /// Lets the last words be heard, for some seconds at most, and closes recording and device.
  ///
  /// - Returns: What went wrong with the recording.
  func finish() async -> Term? {
    await speaker?.finished(within: .seconds(4))
    let isCutOff = speaker?.isSpeaking == true
    speaker?.stop()
    // Another program is told to be silent, which it has to hear first.
    if isCutOff { await speaker?.finished(within: .milliseconds(200)) }
    recorder?.finish()
    close()
    guard case .file(let path, _)? = recorder?.problem else { return nil }
    return Term("record-failed", ["path": .text(path)])
  }
}

extension SpeechServer {
  /// The player's Speech Dispatcher; nil where it cannot answer.
  public static var ofPlayer: SpeechServer? {
    let server = SpeechServer(environment: ProcessInfo.processInfo.environment)
    return server?.mayAnswer == true ? server : nil
  }
}

extension Term {
  /// - Parameter isReplaced: whether eSpeak NG speaks instead.
  fileprivate static func speechdLost(isReplaced: Bool) -> Term {
    Term("speechd-none", ["voice": .text(isReplaced ? "espeak" : "none")])
  }
}

extension Mailbox<Term> {
  /// What the speaking thread reports, as far as a player can do anything about it.
  @Sendable fileprivate func put(_ error: SpeechError) {
    switch error {
    case .noVoice(let language):
      put(Term("voice-not-there", ["language": .text(language)]))
    case .noVariant(let name): put(Term("variant-not-there", ["name": .text(name)]))
    case .refused: break
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
  public init(_ settings: Settings, language: String) {
    self.init(
      rate: settings.speechRate, pitch: settings.speechPitch, volume: settings.speechVolume,
      voice: settings.voiceVariant, language: language,
      symbols: settings.verbosity.asSymbols)
  }
}
