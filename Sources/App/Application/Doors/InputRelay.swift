// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import Terminal

/// Brings what comes from elsewhere to the reader, and keeps it while there is none yet.
final class InputRelay: Sendable {
  private struct State {
    var reader: InputReader?
    var waiting: [TerminalInput] = []
  }

  private let state = Mutex(State())

  @Sendable func add(_ input: TerminalInput) {
    let reader = state.withLock { state in
      if state.reader == nil { state.waiting.append(input) }
      return state.reader
    }
    reader?.add(input)
  }

  func connect(to reader: InputReader) {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.reader = reader
      return state.waiting
    }
    for input in waiting { reader.add(input) }
  }

  /// Whether the player's or the system's wish to be gone waits to be asked for.
  @Sendable func isLeaveWaiting() -> Bool {
    state.withLock(\.reader)?.isLeaveWaiting ?? false
  }
}
