// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Speech
import Synchronization
import Wakeup

/// What a ``SpeechDispatcherBackend`` and its thread share: messages go in on one side and out on the
/// other.
final class Desk: Sendable {
  struct State {
    var queue = SpeechQueue()
    var settings: VoiceSettings
    /// Counts interruptions; a message of an older generation is stale.
    var generation = 0
    /// The server has not confirmed yet that it says nothing more of what was dropped.
    var isCancelling = false
    var isClosed = false
    /// Who speaks while the server does not.
    var standIn: (any SpeechBackend)?
  }

  /// What the thread has to do next.
  enum Task {
    case say(Order)
    case cancel(generation: Int)
    case close
  }

  struct Order {
    let message: SpeechMessage
    let settings: VoiceSettings
    let generation: Int
  }

  /// Sent when what is shared has changed.
  let changes = ChangeSignal()
  private let state: Mutex<State>
  /// Nil where the process may not open any more files; the thread then looks again and again.
  private let wakeup = PollWakeup()

  init(settings: VoiceSettings) { state = Mutex(State(settings: settings)) }

  /// Changes what is shared, and wakes the thread.
  func update<Result: Sendable>(_ change: (inout sending State) -> sending Result) -> Result {
    let result = state.withLock(change)
    wakeup?.wake()
    changes.send()
    return result
  }

  func read<Result: Sendable>(_ value: (State) -> Result) -> Result {
    state.withLock { value($0) }
  }

  /// The next thing to do; nil where there is nothing but to wait.
  ///
  /// - Parameter isBusy: a message is being said and has not been heard yet.
  func next(isBusy: Bool) -> Task? {
    defer { changes.send() }
    return state.withLock { state in
      if state.isClosed { return .close }
      if state.isCancelling { return .cancel(generation: state.generation) }
      guard !isBusy, let message = state.queue.take() else { return nil }
      return .say(
        Order(message: message, settings: state.settings, generation: state.generation))
    }
  }

  func isStale(_ order: Order) -> Bool {
    state.withLock { $0.generation != order.generation || $0.isClosed }
  }

  /// What was dropped before this generation is silent.
  func cancelled(_ generation: Int) {
    state.withLock { state in
      if state.generation == generation { state.isCancelling = false }
    }
    changes.send()
  }

  /// Gives an order that is not stale to whoever stands in, under the lock that makes it stale.
  func handOver(_ order: Order) {
    state.withLock { state in
      guard state.generation == order.generation else { return }
      state.standIn?.settings = order.settings
      state.standIn?.say(order.message)
    }
  }

  /// Waits for something new here or on the other descriptor, until a deadline or for ever.
  func wait(or descriptor: Int32?, until deadline: ContinuousClock.Instant?) {
    let milliseconds = deadline?.milliseconds ?? -1
    guard let wakeup else {
      var polled = pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, milliseconds < 0 ? 20 : min(milliseconds, 20))
      return
    }
    wakeup.wait(or: descriptor ?? -1, milliseconds: milliseconds)
  }
}
