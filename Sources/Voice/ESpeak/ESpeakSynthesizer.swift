// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeak
import Speech
import Synchronization

/// Why eSpeak cannot speak at all.
public enum ESpeakError: Error, Hashable, Sendable {
  /// No voice data in this folder; nil is the place the library looks in by itself.
  case noData(folder: String?)
  /// The library has one global state, and another ``ESpeakSynthesizer`` owns it.
  case alreadyInUse
}

/// Speech by libespeak-ng, in plain text only: SSML could run a command.
///
/// The library keeps global state that two threads must not enter, so there is one owner in
/// the process, and it lets one thread in at a time.
public final class ESpeakSynthesizer: Synthesizer {
  private static let isOwned = Mutex(false)

  /// Samples in a second.
  public let sampleRate: Int
  /// The voices that can be asked for by their language, in the order of their names.
  public let voices: [Voice]
  /// The variants that `VoiceSettings.voice` may name.
  public let variants: [String]
  private let engine: Mutex<Engine>

  /// - Parameter data: The folder that holds `espeak-ng-data`; nil where the system has it.
  public init(data: String? = nil) throws(ESpeakError) {
    let isFree = Self.isOwned.withLock { isOwned in
      defer { isOwned = true }
      return !isOwned
    }
    guard isFree else { throw .alreadyInUse }
    do {
      try Engine.start(data: data)
    } catch {
      Self.isOwned.withLock { $0 = false }
      throw error
    }
    sampleRate = Int(espeak_ng_GetSampleRate())
    voices = Voice.all
    variants = Voice.variants
    engine = Mutex(Engine())
  }

  /// The library is left running: to end it in synchronous mode waits for ever.
  deinit {
    Self.isOwned.withLock { $0 = false }
  }

  /// Whether there is a voice for the language of a BCP 47 tag.
  public func speaks(_ language: String) -> Bool {
    engine.withLock { $0.identifier(language) != nil }
  }

  /// The phonemes of a text in eSpeak's own notation, without a sound; nil without a voice.
  public func phonemes(_ text: String, language: String) -> String? {
    engine.withLock { $0.phonemes(text.speakable, language) }
  }

  /// Says the pieces on the calling thread; at most one chunk of 60 ms is made after
  /// `deliver` has returned false. An error is returned once, not with every message.
  public func synthesize(
    _ pieces: [SpokenPiece], _ settings: VoiceSettings, deliver: (SpeechChunk) -> Bool
  ) -> [SpeechError] {
    withoutActuallyEscaping(deliver) { deliver in
      var delivery = SampleDelivery(to: deliver)
      return engine.withLock { engine in
        engine.prepare(settings)
        let errors = pieces.indices.flatMap { index in
          delivery.isOver ? [] : engine.say(pieces[index], at: index, settings, &delivery)
        }
        delivery.finish()
        return errors
      }
    }
  }
}
