// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeak
import Speech

/// What becomes of the chunks of one message; the callback finds it through the events.
struct SampleDelivery {
  /// Kept before the first sound, in samples: soft consonants begin below the threshold.
  private static let kept = 55
  private static let threshold = 8

  private let deliver: (SpeechChunk) -> Bool
  private var hasBegun = false
  /// The receiver has had enough.
  private(set) var isOver = false
  private var piece = 0
  /// Words are told by the library's events; letters are texts of their own.
  private var followsWords = false
  /// Samples of the text being said that came before this chunk.
  private var received = 0
  /// Not delivered yet; their offsets count from the next sample delivered.
  private var landmarks: [Landmark] = []

  init(to deliver: @escaping (SpeechChunk) -> Bool) { self.deliver = deliver }

  /// A piece or a letter of it begins.
  mutating func begin(_ piece: Int, at character: Int = 0, followingWords: Bool = false) {
    self.piece = piece
    followsWords = followingWords
    received = 0
    landmarks.append(Landmark(offset: 0, piece: piece, character: character))
  }

  /// False to end the synthesis.
  static func receive(
    _ wave: UnsafeMutablePointer<Int16>?, _ count: Int32,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Bool {
    guard let wave, count > 0, let events, let data = events.pointee.user_data else { return true }
    let chunk = UnsafeBufferPointer(start: wave, count: Int(count))
    return data.assumingMemoryBound(to: SampleDelivery.self).pointee.take(chunk, events)
  }

  /// Samples that are no speech, such as those of a pause.
  mutating func add(_ samples: [Int16]) { hand(samples) }

  /// Delivers what is still held back.
  mutating func finish() {
    if !isOver, !landmarks.isEmpty { hand([]) }
  }

  private mutating func take(
    _ chunk: UnsafeBufferPointer<Int16>, _ events: UnsafeMutablePointer<espeak_EVENT>
  ) -> Bool {
    guard !isOver else { return false }
    var samples = chunk[...]
    if !hasBegun {
      let first = chunk.firstIndex { $0.magnitude > Self.threshold }
      hasBegun = first != nil
      samples = chunk[(first.map { max(0, $0 - Self.kept) } ?? chunk.endIndex)...]
    }
    if followsWords { note(events, from: samples.startIndex, through: samples.endIndex) }
    received += chunk.count
    if hasBegun { hand(Array(samples)) }
    return !isOver
  }

  /// Notes the words that begin in the part of a chunk that is delivered.
  private mutating func note(
    _ events: UnsafeMutablePointer<espeak_EVENT>, from start: Int, through end: Int
  ) {
    var next = events
    while next.pointee.type != espeakEVENT_LIST_TERMINATED {
      let event = next.pointee
      if event.type == espeakEVENT_WORD, event.length > 0, event.text_position > 0 {
        let offset = min(max(Int(event.sample) - received, start), end) - start
        landmarks.append(
          Landmark(offset: offset, piece: piece, character: Int(event.text_position) - 1))
      }
      next += 1
    }
  }

  private mutating func hand(_ samples: [Int16]) {
    isOver = !deliver(SpeechChunk(samples, landmarks: landmarks))
    landmarks = []
  }
}
