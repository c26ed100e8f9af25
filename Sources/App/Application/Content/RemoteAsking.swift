// SPDX-License-Identifier: GPL-3.0-or-later

import Engine
import Foundation
import Wakeup

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

  private let answers: Mailbox<Answer>

  /// - Parameter notify: called, on another thread, when there is an answer.
  init(notify: @escaping @Sendable () -> Void) { answers = Mailbox(wake: notify) }

  /// Asks on a thread of its own, which may wait.
  func ask(_ copy: RemoteCopy, isAwaited: Bool) {
    Thread.detachNewThread { [self] in
      let result = Result { () throws(Refusal) in try copy.refresh() }
      answers.put(Answer(url: copy.url, result: result, isAwaited: isAwaited))
    }
  }

  /// The answers that have come since this was asked last.
  func take() -> [Answer] { answers.take() }
}
