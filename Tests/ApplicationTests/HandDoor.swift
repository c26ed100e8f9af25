// SPDX-License-Identifier: GPL-3.0-or-later

import Application
import Conversation
import Engine
import Synchronization

/// Somebody who is there, types when a test wants it and hears what comes.
final class HandDoor: Door, Sendable {
  let abilities: DoorAbilities
  let equipment = Equipment()
  let notices: [Term] = []
  let isGone = false
  let isLeaveWaiting: @Sendable () -> Bool = { false }
  private let inputs: AsyncStream<PlayerInput>
  private let hand: AsyncStream<PlayerInput>.Continuation
  private let heard = Mutex<[String]>([])
  /// How many lines there were each time an input was waited for.
  private let settled = Mutex<[Int]>([])

  /// - Parameter answersWhenKept: whether it is one over a network.
  init(answersWhenKept: Bool = false) {
    abilities = DoorAbilities(time: .byClock, answersWhenKept: answersWhenKept)
    (inputs, hand) = AsyncStream.makeStream(of: PlayerInput.self)
  }

  var now: Moment { Moment(seconds: 0, day: 20_261_121) }
  var wake: @Sendable () -> Void { { [hand] in hand.yield(.woken) } }

  func give(_ input: PlayerInput) { hand.yield(input) }

  /// All that was presented so far.
  var lines: [String] { heard.withLock { $0 } }

  /// The answers, each as long as it was when the next input was waited for.
  var answers: [ArraySlice<String>] {
    let (lines, ends) = (lines, settled.withLock { $0 })
    return zip(ends, ends.dropFirst()).map { lines[$0..<$1] }
  }

  /// Waits until a line has come that begins so, as often as wanted.
  func wait(for start: String, times: Int = 1) async {
    while !Task.isCancelled, lines.count(where: { $0.hasPrefix(start) }) < times {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  func open() {}

  /// Nobody is woken by a clock here.
  func next(by alarm: DoorAlarm?) async -> PlayerInput? {
    settled.withLock { $0.append(lines.count) }
    var iterator = inputs.makeAsyncIterator()
    return await iterator.next()
  }

  func present(_ presentation: Presentation) {
    heard.withLock { $0 += presentation.text }
  }

  func takeTroubles() -> [Term] { [] }

  func close() async -> [Term] { [] }
}
