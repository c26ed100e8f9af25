// SPDX-License-Identifier: GPL-3.0-or-later

import CESpeak

/// What becomes of the chunks of one message; the callback finds it through the events.
struct Delivery {
  /// Kept before the first sound, in samples: soft consonants begin below the threshold.
  private static let kept = 55
  private static let threshold = 8

  private let deliver: ([Int16]) -> Bool
  private var hasBegun = false
  /// The receiver has had enough.
  private(set) var isOver = false

  init(to deliver: @escaping ([Int16]) -> Bool) { self.deliver = deliver }

  /// False to end the synthesis.
  static func receive(
    _ wave: UnsafeMutablePointer<Int16>?, _ count: Int32,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Bool {
    guard let wave, count > 0, let data = events?.pointee.user_data else { return true }
    let chunk = UnsafeBufferPointer(start: wave, count: Int(count))
    return data.assumingMemoryBound(to: Delivery.self).pointee.take(chunk)
  }

  private mutating func take(_ chunk: UnsafeBufferPointer<Int16>) -> Bool {
    guard !isOver else { return false }
    var samples = chunk[...]
    if !hasBegun {
      guard let first = chunk.firstIndex(where: { $0.magnitude > Self.threshold }) else {
        return true
      }
      hasBegun = true
      samples = chunk[max(0, first - Self.kept)...]
    }
    isOver = !deliver(Array(samples))
    return !isOver
  }
}
