// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Testing

/// Whatever comes in whatever order, the queue does what a plain list would.
struct SpeechQueueLaws {
  @Test(arguments: 0..<500) func `the queue does as the list does`(seed: UInt64) {
    var random = Steps(state: seed)
    var (queue, list) = (SpeechQueue(), PlainList())
    var known: [SpeechMessage] = []
    for number in 0..<80 {
      switch random.next(8) {
      case 0, 1:
        #expect(queue.take()?.pieces == list.take())
      case 2 where !known.isEmpty:
        let token = known[random.next(known.count)].token
        #expect(queue.cancel(token) == list.cancel(token))
      default:
        let lane = SpeechMessage.Lane.allCases[random.next(3)]
        let topic = [nil, "focus", "score"][random.next(3)]
        let message = SpeechMessage([SpokenPiece("\(number)")], lane, topic: topic)
        let rest = random.next(3) == 0 ? [] : [SpokenPiece("rest \(number)")]
        known.append(message)
        #expect(queue.add(message, rest: rest) == list.add(message, rest: rest))
      }
      #expect(queue.current?.pieces == list.current)
      #expect(queue.isEmpty == list.entries.isEmpty)
    }
    while let pieces = list.take() { #expect(queue.take()?.pieces == pieces) }
    #expect(queue.take() == nil)
  }
}

/// The rules one by one, with no thought of speed: every message in one list, the one being said
/// among them.
private struct PlainList {
  struct Entry {
    var message: SpeechMessage
    var isBeingSaid = false
    var wasInterrupted = false
  }

  private(set) var entries: [Entry] = []

  var current: [SpokenPiece]? { entries.first(where: \.isBeingSaid)?.message.pieces }

  mutating func add(_ message: SpeechMessage, rest: [SpokenPiece]) -> Bool {
    let before = current
    // Replaced by its topic.
    entries.removeAll {
      !$0.isBeingSaid && !$0.wasInterrupted && $0.message.topic != nil
        && $0.message.topic == message.topic
    }
    // A focus drops all but alerts.
    if message.lane == .focus { entries.removeAll { $0.message.lane != .alert } }
    if message.lane == .alert,
      let index = entries.firstIndex(where: { $0.isBeingSaid && $0.message.lane != .alert })
    {
      let stopped = entries.remove(at: index).message
      if !rest.isEmpty {
        entries.append(Entry(message: stopped.with(rest), wasInterrupted: true))
      }
    }
    entries.append(Entry(message: message))
    return before != nil && current == nil
  }

  mutating func take() -> [SpokenPiece]? {
    entries.removeAll(where: \.isBeingSaid)
    let ranks = entries.map { entry in
      switch entry.message.lane {
      case .alert: 0
      default: entry.wasInterrupted ? 1 : 2
      }
    }
    guard let least = ranks.min(), let index = ranks.firstIndex(of: least) else { return nil }
    entries[index].isBeingSaid = true
    entries[index].wasInterrupted = false
    return entries[index].message.pieces
  }

  mutating func cancel(_ token: SpeechToken) -> Bool {
    let before = current
    entries.removeAll { $0.message.token == token }
    return before != nil && current == nil
  }
}

/// Chance that is the same every time.
struct Steps {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
