// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import Speech

/// What is said again of a message that was interrupted.
struct ProgressTests {
  private let pieces = [SpokenPiece("one two"), SpokenPiece("three")]

  private func chunk(_ count: Int, _ landmarks: [Landmark] = []) -> SpeechChunk {
    SpeechChunk([Int16](repeating: 1, count: count), landmarks: landmarks)
  }

  @Test func `all of it, before anything has come of it`() {
    #expect(Progress(of: pieces).rest(pending: 0) == pieces)
  }

  @Test func `from the word on that is being heard`() {
    var progress = Progress(of: pieces)
    progress.append(chunk(100, [Landmark(offset: 0, piece: 0, character: 0)]))
    progress.append(chunk(100, [Landmark(offset: 50, piece: 0, character: 4)]))
    #expect(progress.rest(pending: 60) == pieces)
    #expect(progress.rest(pending: 50) == [SpokenPiece("two"), pieces[1]])
  }

  @Test func `nothing, once all has been heard`() {
    var progress = Progress(of: pieces)
    progress.append(chunk(100, [Landmark(offset: 0, piece: 1, character: 0)]))
    progress.isComplete = true
    #expect(progress.rest(pending: 1) == [pieces[1]])
    #expect(progress.rest(pending: 0) == [])
  }
}
