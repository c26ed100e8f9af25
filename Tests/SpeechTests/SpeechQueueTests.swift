// SPDX-License-Identifier: GPL-3.0-or-later

import Speech
import Testing

struct SpeechQueueTests {
  @Test func `a report waits its turn`() {
    var queue = SpeechQueue()
    #expect(queue.add(message("one")) == false)
    #expect(text(queue.take()) == "one")
    #expect(queue.add(message("two")) == false)
    #expect(queue.add(message("three")) == false)
    #expect(said(&queue) == ["two", "three"])
    #expect(queue.isEmpty)
  }

  @Test func `a focus interrupts and clears`() {
    var queue = SpeechQueue()
    _ = queue.add(message("one"))
    _ = queue.take()
    _ = queue.add(message("two"))
    #expect(queue.add(message("three", .focus)) == true)
    #expect(text(queue.current) == nil)
    #expect(said(&queue) == ["three"])
  }

  @Test func `a focus interrupts nothing when nothing is being said`() {
    var queue = SpeechQueue()
    _ = queue.add(message("one"))
    #expect(queue.add(message("two", .focus)) == false)
    #expect(said(&queue) == ["two"])
  }

  @Test func `after an alert the rest of what it interrupted comes first`() {
    var queue = SpeechQueue()
    _ = queue.add(message("one two"))
    _ = queue.add(message("three"))
    _ = queue.take()
    #expect(queue.add(message("alert", .alert), rest: [SpokenPiece("two")]) == true)
    #expect(queue.add(message("another alert", .alert), rest: [SpokenPiece("x")]) == false)
    #expect(said(&queue) == ["alert", "another alert", "two", "three"])
  }

  @Test func `what an alert interrupts can be interrupted again`() {
    var queue = SpeechQueue()
    _ = queue.add(message("one two three", .focus))
    _ = queue.take()
    _ = queue.add(message("alert", .alert), rest: [SpokenPiece("two three")])
    #expect(text(queue.take()) == "alert")
    #expect(text(queue.take()) == "two three")
    #expect(queue.add(message("again", .alert), rest: [SpokenPiece("three")]) == true)
    #expect(said(&queue) == ["again", "three"])
  }

  @Test func `a focus leaves the alert alone and drops what the alert interrupted`() {
    var queue = SpeechQueue()
    _ = queue.add(message("one two"))
    _ = queue.take()
    _ = queue.add(message("alert", .alert), rest: [SpokenPiece("two")])
    _ = queue.take()
    _ = queue.add(message("later alert", .alert))
    #expect(queue.add(message("focus", .focus)) == false)
    #expect(text(queue.current) == "alert")
    #expect(said(&queue) == ["later alert", "focus"])
  }

  @Test func `a newer message replaces an older one on its topic`() {
    var queue = SpeechQueue()
    _ = queue.add(message("begun", topic: "score"))
    _ = queue.take()
    _ = queue.add(message("score 1", topic: "score"))
    _ = queue.add(message("moved"))
    #expect(queue.add(message("score 2", topic: "score")) == false)
    #expect(text(queue.current) == "begun")
    #expect(said(&queue) == ["moved", "score 2"])
  }

  @Test(arguments: SpeechMessage.Lane.allCases)
  func `one message is cancelled, waiting or being said`(lane: SpeechMessage.Lane) {
    let cancelled = message("x", lane)
    var queue = SpeechQueue()
    _ = queue.add(cancelled)
    #expect(queue.cancel(cancelled.token) == false)
    #expect(queue.isEmpty)
    _ = queue.add(cancelled)
    _ = queue.take()
    #expect(queue.cancel(cancelled.token) == true)
    #expect(queue.isEmpty)
    #expect(queue.cancel(cancelled.token) == false)
  }

  @Test func `what goes on after an alert is cancelled by the same token`() {
    var queue = SpeechQueue()
    let cancelled = message("one two")
    _ = queue.add(cancelled)
    _ = queue.take()
    _ = queue.add(message("alert", .alert), rest: [SpokenPiece("two")])
    _ = queue.take()
    #expect(queue.cancel(cancelled.token) == false)
    #expect(text(queue.current) == "alert")
    #expect(said(&queue) == [])
  }

  private func message(
    _ text: String, _ lane: SpeechMessage.Lane = .report, topic: String? = nil
  ) -> SpeechMessage {
    SpeechMessage([SpokenPiece(text)], lane, topic: topic)
  }

  private func text(_ message: SpeechMessage?) -> String? { message?.pieces[0].text }

  private func said(_ queue: inout SpeechQueue) -> [String] {
    var said: [String] = []
    while let message = queue.take() { said += message.pieces.map(\.text) }
    return said
  }
}
