// SPDX-License-Identifier: GPL-3.0-or-later

/// How far a message has been handed to the output, and how far it has been heard.
struct Progress {
  private let pieces: [SpokenPiece]
  /// In samples.
  private var appended = 0
  /// Counted from the beginning of the message.
  private var landmarks: [Landmark] = []
  /// How many landmarks have been passed.
  private var passed = 0
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

  /// The marks heard since this was asked last.
  ///
  /// - Parameter pending: samples that are still to be heard.
  mutating func pass(pending: Int) -> [String] {
    var marks: [String] = []
    while passed < landmarks.count, landmarks[passed].offset <= appended - pending {
      if case .mark(let name) = pieces[landmarks[passed].piece].manner { marks.append(name) }
      passed += 1
    }
    return marks
  }

  /// How many samples may be pending when the next mark is heard; nil where none is on its way.
  var pendingAtNextMark: Int? {
    guard passed < landmarks.count else { return nil }
    return landmarks[passed...].first {
      if case .mark = pieces[$0.piece].manner { true } else { false }
    }.map { appended - $0.offset }
  }

  /// What has not been heard, from the word on that is being heard; what has been passed counts.
  func rest(pending: Int) -> [SpokenPiece] {
    guard !isComplete || pending > 0 else { return [] }
    guard passed > 0 else { return pieces }
    let (last, later) = (landmarks[passed - 1], pieces[(landmarks[passed - 1].piece + 1)...])
    if case .mark = pieces[last.piece].manner { return Array(later) }
    return [pieces[last.piece].dropping(last.character)] + later
  }
}
