// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Testing

struct SpeechQueueTests {
  @Test func `next waits its turn`() {
    var queue = SpeechQueue()
    #expect(queue.add(message("one")) == false)
    #expect(queue.take() == message("one"))
    #expect(queue.add(message("two")) == false)
    #expect(queue.add(message("three")) == false)
    #expect(said(&queue) == ["two", "three"])
    #expect(queue.isEmpty)
  }

  @Test func `now interrupts and clears`() {
    var queue = SpeechQueue()
    _ = queue.add(message("one"))
    _ = queue.take()
    _ = queue.add(message("two"))
    _ = queue.add(message("aside", .idle))
    #expect(queue.add(message("three", .now)) == true)
    #expect(queue.current == nil)
    #expect(said(&queue) == ["three"])
  }

  @Test func `now interrupts nothing when nothing is being said`() {
    var queue = SpeechQueue()
    _ = queue.add(message("one"))
    #expect(queue.add(message("two", .now)) == false)
    #expect(said(&queue) == ["two"])
  }

  @Test func `idle waits for silence, and only the newest is kept`() {
    var queue = SpeechQueue()
    _ = queue.add(message("one"))
    _ = queue.take()
    _ = queue.add(message("aside", .idle))
    _ = queue.add(message("another aside", .idle))
    #expect(said(&queue) == ["another aside"])
  }

  @Test func `anything else drops what is idle`() {
    var queue = SpeechQueue()
    _ = queue.add(message("aside", .idle))
    #expect(queue.add(message("one")) == false)
    #expect(queue.add(message("late aside", .idle)) == false)
    #expect(said(&queue) == ["one"])
  }

  @Test func `anything else stops an idle message that is being said`() {
    var queue = SpeechQueue()
    _ = queue.add(message("aside", .idle))
    _ = queue.take()
    #expect(queue.add(message("one")) == true)
    #expect(said(&queue) == ["one"])
  }

  @Test func `an idle message does not stop another`() {
    var queue = SpeechQueue()
    _ = queue.add(message("aside", .idle))
    _ = queue.take()
    #expect(queue.add(message("another aside", .idle)) == false)
    #expect(queue.current == message("aside", .idle))
    #expect(said(&queue) == ["another aside"])
  }

  @Test func `a newer message replaces an older one on its topic`() {
    var queue = SpeechQueue()
    _ = queue.add(message("begun", topic: "score"))
    _ = queue.take()
    _ = queue.add(message("score 1", topic: "score"))
    _ = queue.add(message("moved"))
    #expect(queue.add(message("score 2", topic: "score")) == false)
    #expect(queue.current == message("begun", topic: "score"))
    #expect(said(&queue) == ["moved", "score 2"])
  }

  @Test func `an idle message that is dropped replaces nothing`() {
    var queue = SpeechQueue()
    _ = queue.add(message("score 1", topic: "score"))
    _ = queue.add(message("moved"))
    _ = queue.add(message("score 2", .idle, topic: "score"))
    #expect(said(&queue) == ["score 1", "moved"])
  }

  /// Whatever comes in whatever order: no message is said twice, none that waits its turn is
  /// said before an older one, and of a topic only the newest is said.
  @Test(arguments: 0..<200) func laws(seed: UInt64) {
    var random = Steps(state: seed)
    var queue = SpeechQueue()
    var expected: [SpeechMessage] = []
    for number in 0..<100 {
      guard random.next(4) > 0 else {
        let taken = queue.take()
        #expect(taken == (expected.isEmpty ? nil : expected.removeFirst()))
        continue
      }
      let urgency = [SpeechMessage.Urgency.now, .next, .next, .next, .idle][random.next(5)]
      let topic = [nil, "focus", "score"][random.next(3)]
      let added = message("\(number)", urgency, topic: topic)
      let current = queue.current
      let interrupts = queue.add(added)
      #expect(
        interrupts
          == (current != nil
            && (urgency == .now || (urgency == .next && current?.urgency == .idle))))
      let replaced = expected.filter { $0.urgency == .idle || topic != nil && $0.topic == topic }
      if urgency == .idle, expected.count > replaced.count { continue }
      expected.removeAll { urgency == .now || replaced.contains($0) }
      expected.append(added)
    }
    #expect(said(&queue) == expected.map(\.pieces[0].text))
    #expect(queue.take() == nil)
  }

  private func message(
    _ text: String, _ urgency: SpeechMessage.Urgency = .next, topic: String? = nil
  ) -> SpeechMessage {
    SpeechMessage([SpokenPiece(text)], urgency, topic: topic)
  }

  private func said(_ queue: inout SpeechQueue) -> [String] {
    var said: [String] = []
    while let message = queue.take() { said += message.pieces.map(\.text) }
    return said
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
