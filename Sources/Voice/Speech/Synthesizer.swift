// SPDX-License-Identifier: GPL-3.0-or-later

/// Why something could not be said.
public enum SpeechError: Error, Hashable, Sendable {
  /// The synthesizer has no voice for this BCP 47 tag; the text was said in the language of
  /// the settings instead.
  case noVoice(language: String)
  /// There is no variant of this name; the plain voice was used.
  case noVariant(name: String)
  /// The synthesizer refused the text with a code of its own.
  case refused(code: Int)
}

/// Turns pieces of text into samples: 16 bit, one channel.
public protocol Synthesizer: Sendable {
  /// Samples in a second.
  var sampleRate: Int { get }

  /// Hands the sound of the pieces to `deliver`, chunk by chunk, on the calling thread, until
  /// all is said or `deliver` returns false. Every piece has a landmark at its beginning, in
  /// their order; the last chunk may hold landmarks only.
  ///
  /// - Returns: What went wrong on the way and was made good as far as possible.
  func synthesize(
    _ pieces: [SpokenPiece], _ settings: VoiceSettings, deliver: (SpeechChunk) -> Bool
  ) -> [SpeechError]
}
