// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// What was read and not yet asked for, in order. One task at a time may wait for it.
final class InputQueue: Sendable {
  private struct State {
    var inputs: [TerminalInput] = []
    var taken = 0
    var isFinished = false
    /// Wishes to leave that came after the last input.
    var lateLeaves = 0
    var waiting: CheckedContinuation<TerminalInput?, Never>?

    var count: Int { inputs.count - taken }

    mutating func removeFirst() -> TerminalInput? {
      guard taken < inputs.count else { return nil }
      defer { taken += 1 }
      return inputs[taken]
    }
  }

  /// From here on the reader leaves further bytes where they are.
  static let limit = 1024

  private let state = Mutex(State())
  private let onRoom: @Sendable () -> Void

  /// `onRoom` is called when a queue that was full is so no longer.
  init(onRoom: @escaping @Sendable () -> Void) { self.onRoom = onRoom }

  var isFull: Bool { state.withLock { $0.count >= Self.limit } }

  /// How often the player asked to leave without having been heard yet.
  var unheardLeaves: Int {
    state.withLock { state in
      state.inputs[state.taken...].count(where: isLeave) + state.lateLeaves
    }
  }

  func add(_ inputs: [TerminalInput]) {
    let waking = state.withLock {
      state -> (CheckedContinuation<TerminalInput?, Never>, TerminalInput)? in
      if state.isFinished {
        state.lateLeaves += inputs.count(where: isLeave)
        return nil
      }
      if state.count == 0 {
        state.inputs.removeAll(keepingCapacity: true)
        state.taken = 0
      }
      state.inputs += inputs
      guard let waiting = state.waiting, let first = state.removeFirst() else { return nil }
      state.waiting = nil
      return (waiting, first)
    }
    if let (waiting, first) = waking { waiting.resume(returning: first) }
  }

  /// A wish to leave that does not wait for what was typed before it: that is given up.
  func leave(_ input: TerminalInput) {
    state.withLock { state in
      state.inputs = []
      state.taken = 0
    }
    add([input])
  }

  /// What is already there can still be asked for; after it comes nil.
  func finish() {
    let waiting = state.withLock { state in
      state.isFinished = true
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: nil)
  }

  /// Nil when the input is finished or the task cancelled.
  func next() async -> TerminalInput? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in wait(continuation) }
    } onCancel: {
      let waiting = state.withLock { state in
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(returning: nil)
    }
  }

  private func wait(_ continuation: CheckedContinuation<TerminalInput?, Never>) {
    enum Answer { case now(TerminalInput?, room: Bool), later }
    let isCancelled = Task.isCancelled
    let (answer, displaced) = state.withLock {
      state -> (Answer, CheckedContinuation<TerminalInput?, Never>?) in
      if let input = state.removeFirst() {
        return (.now(input, room: state.count == Self.limit - 1), nil)
      }
      if state.isFinished || isCancelled { return (.now(nil, room: false), nil) }
      defer { state.waiting = continuation }
      return (.later, state.waiting)
    }
    displaced?.resume(returning: nil)
    guard case .now(let input, let room) = answer else { return }
    continuation.resume(returning: input)
    if room { onRoom() }
  }
}

private func isLeave(_ input: TerminalInput) -> Bool { input == .interrupt || input == .hangup }
