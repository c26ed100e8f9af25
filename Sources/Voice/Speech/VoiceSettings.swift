// SPDX-License-Identifier: GPL-3.0-or-later

/// How the player likes to be spoken to.
public struct VoiceSettings: Hashable, Sendable {
  /// 0...100, slowest to fastest; see ``wordsPerMinute``.
  public var rate: Int { didSet { rate = rate.onScale } }
  /// 0...100; 50 is the voice's own pitch.
  public var pitch: Int { didSet { pitch = pitch.onScale } }
  /// 0...100; sounds have a volume of their own.
  public var volume: Int { didSet { volume = volume.onScale } }
  /// The name of a variant among those the synthesizer lists; nil is the plain voice.
  public var voice: String?
  /// The BCP 47 tag of pieces that name no language.
  public var language: String
  /// Which symbols are named.
  public var symbols: Symbols

  /// Symbols are named where they mean something; commas, full stops and the like never are, as
  /// they are heard as pauses, but for text that is spelled.
  public enum Symbols: Hashable, Sendable, CaseIterable {
    /// As the voice reads them by itself.
    case none
    /// Those that stand for something, such as an arrow or a number sign.
    case some
    /// Brackets, quotation marks and dashes too.
    case all
  }

  /// Values outside 0...100 are brought to the nearest end.
  public init(
    rate: Int = 22, pitch: Int = 50, volume: Int = 100, voice: String? = nil,
    language: String = "en", symbols: Symbols = .none
  ) {
    self.rate = rate.onScale
    self.pitch = pitch.onScale
    self.volume = volume.onScale
    self.voice = voice
    self.language = language
    self.symbols = symbols
  }

  /// 80...449, then 600...880.
  ///
  /// From 450 on eSpeak stretches by another method, which begins slower than 449, so the
  /// scale steps over that range: it never gets slower as it rises.
  public var wordsPerMinute: Int {
    rate <= 85 ? 80 + rate * 369 / 85 : 600 + (rate - 86) * 20
  }
}

extension VoiceSettings {
  /// For text that is read slowly: three fifths of the rate, within what can be followed easily.
  public var slowWordsPerMinute: Int { min(max(80, wordsPerMinute * 3 / 5), 140) }
}

extension Int {
  fileprivate var onScale: Int { Swift.min(Swift.max(self, 0), 100) }
}
