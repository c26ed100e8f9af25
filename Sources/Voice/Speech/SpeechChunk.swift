// SPDX-License-Identifier: GPL-3.0-or-later

/// A stretch of sound, with what begins in it.
public struct SpeechChunk: Hashable, Sendable {
  public let samples: [Int16]
  /// In the order they are heard.
  public let landmarks: [Landmark]

  public init(_ samples: [Int16], landmarks: [Landmark] = []) {
    self.samples = samples
    self.landmarks = landmarks
  }
}

/// Where in the sound a place of what is said begins: a piece, a word or a letter.
public struct Landmark: Hashable, Sendable {
  /// In samples from the beginning of the chunk, at most its length.
  public let offset: Int
  /// Which of the pieces.
  public let piece: Int
  /// How many characters of the piece's ``Swift/String/speakable`` text lie before it, in Unicode
  /// scalars.
  public let character: Int

  public init(offset: Int, piece: Int, character: Int = 0) {
    self.offset = offset
    self.piece = piece
    self.character = character
  }
}
