// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// What other threads have to report to one that comes for it: letters are put in from anywhere, and
/// taken out all at once, in the order in which they came.
public final class Mailbox<Letter: Sendable>: Sendable {
  private struct State {
    var letters: [Letter] = []
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// - Parameter wake: called with every letter, on the thread that puts it in.
  public init(wake: (@Sendable () -> Void)? = nil) {
    state.withLock { $0.wake = wake }
  }

  public func put(_ letter: Letter) {
    let wake = state.withLock { state in
      state.letters.append(letter)
      return state.wake
    }
    wake?()
  }

  /// Calls with every letter from now on, and once for those that wait already.
  public func onLetter(_ wake: @escaping @Sendable () -> Void) {
    let isWaiting = state.withLock { state in
      state.wake = wake
      return !state.letters.isEmpty
    }
    if isWaiting { wake() }
  }

  /// Everything that was put in since the last call.
  public func take() -> [Letter] {
    state.withLock { state in
      defer { state.letters = [] }
      return state.letters
    }
  }
}
