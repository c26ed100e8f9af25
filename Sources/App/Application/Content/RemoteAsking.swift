// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Synchronization

/// Asks the player's server for groups while the game goes on.
final class RemoteAsking: Sendable {
  /// How it ended.
  struct Answer: Sendable {
    /// The address that was asked.
    let url: String
    let result: Result<RemoteCopy.FetchResult, Refusal>
    /// The player has just asked for it, and is told whatever comes of it.
    let isAwaited: Bool
  }

  private let answers = Mutex<[Answer]>([])
  /// Rung, on another thread, when there is an answer.
  private let notify: @Sendable () -> Void

  init(notify: @escaping @Sendable () -> Void) { self.notify = notify }

  /// Asks on a thread of its own, which may wait.
  func ask(_ copy: RemoteCopy, isAwaited: Bool) {
    Thread.detachNewThread { [self] in
      let result = Result { () throws(Refusal) in try copy.refresh() }
      answers.withLock {
        $0.append(Answer(url: copy.url, result: result, isAwaited: isAwaited))
      }
      notify()
    }
  }

  /// The answers that have come since this was asked last.
  func take() -> [Answer] {
    answers.withLock { answers in
      defer { answers = [] }
      return answers
    }
  }
}
