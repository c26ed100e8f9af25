// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Speech
import Synchronization

/// What the speaking thread had to report and nobody has been told yet.
final class ErrorQueue: Sendable {
  private struct State {
    var waiting: [Term] = []
    var notify: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  @Sendable func add(_ error: SpeechError) {
    let term: Term? =
      switch error {
      case .noVoice(let language): Term("voice-not-there", ["language": .text(language)])
      case .noVariant(let name): Term("variant-not-there", ["name": .text(name)])
      case .refused: nil
      }
    if let term { add(term) }
  }

  func add(_ term: Term) {
    let notify = state.withLock { state in
      state.waiting.append(term)
      return state.notify
    }
    notify?()
  }

  /// Rings with every report from now on, on the speaking thread, and once for what waits already.
  func listen(_ notify: @escaping @Sendable () -> Void) {
    let isWaiting = state.withLock { state in
      state.notify = notify
      return !state.waiting.isEmpty
    }
    if isWaiting { notify() }
  }

  func take() -> [Term] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }
}
