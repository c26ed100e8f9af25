// SPDX-License-Identifier: GPL-3.0-or-later

/// How far a message has been handed to the output, and how far it has been heard.
struct Progress {
  private let pieces: [SpokenPiece]
  /// In samples.
  private var appended = 0
  /// Counted from the beginning of the message.
  private var landmarks: [Landmark] = []
  /// The synthesizer has nothing to add.
  var isComplete = false

  init(of pieces: [SpokenPiece] = []) { self.pieces = pieces }

  mutating func append(_ chunk: SpeechChunk) {
    for landmark in chunk.landmarks {
      landmarks.append(
        Landmark(
          offset: appended + landmark.offset, piece: landmark.piece,
          character: landmark.character))
    }
    appended += chunk.samples.count
  }

  /// What has not been heard, from the word on that is being heard.
  ///
  /// - Parameter pending: samples that are still to be heard.
  func rest(pending: Int) -> [SpokenPiece] {
    guard !isComplete || pending > 0 else { return [] }
    guard let last = landmarks.last(where: { $0.offset <= appended - pending }) else {
      return pieces
    }
    return [pieces[last.piece].dropping(last.character)] + pieces[(last.piece + 1)...]
  }
}
